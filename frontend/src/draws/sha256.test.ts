import { expect, test } from "vitest";
import { ascii, fromHex, hmac, isHash, sha256, toHex } from "./sha256";

/** Examples of FIPS 180-4 and RFC 4231, and lengths around the edge of a block. */
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ["a".repeat(55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"],
  ["a".repeat(56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"],
  ["a".repeat(64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"],
])("the hash of %j is the one of the standard", (text, digest) => {
  expect(toHex(sha256(ascii(text)))).toBe(digest);
});

test("a keyed hash is the one of the standard", () => {
  expect(toHex(hmac(fromHex("0b".repeat(20)), ascii("Hi There")))).toBe("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  expect(toHex(hmac(ascii("Jefe"), ascii("what do ya want for nothing?")))).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
});

test("a hash is 64 small digits and nothing else", () => {
  expect(isHash("0a".repeat(32))).toBe(true);
  expect(["0A".repeat(32), "0a".repeat(31), "-", null, 7].map(isHash)).toEqual([false, false, false, false, false]);
});

test("bytes survive being written", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(fromHex(toHex(bytes))).toEqual(bytes);
});
