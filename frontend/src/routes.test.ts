import { expect, test } from "vitest";
import { destination, parse } from "./routes";

test.each([
  ["", { page: "home" }],
  ["t/abc123", { page: "table", table: "abc123" }],
  ["t/abc123/", { page: "table", table: "abc123" }],
  ["g/abc123", { page: "game", table: "abc123" }],
  ["open", { page: "open" }],
  ["mine", { page: "mine" }],
  ["privacy", { page: "privacy" }],
  ["rules", { page: "rules", game: "" }],
  ["rules/azulejo", { page: "rules", game: "azulejo" }],
  ["t", { page: "lost" }],
  ["t/a b", { page: "lost" }],
  ["t/abc/def", { page: "lost" }],
  ["mine/yours", { page: "lost" }],
  ["elsewhere", { page: "lost" }],
])("the address %j is the page %j", (path, route) => expect(parse(path)).toEqual(route));

test.each([
  ["abc123", "t/abc123"],
  ["  abc123 ", "t/abc123"],
  ["https://play.example/t/abc123", "t/abc123"],
  ["https://play.example/faience/t/abc123#s3cret-Key_", "t/abc123#s3cret-Key_"],
  ["https://play.example/t/abc123#0a1b.2c3d", "t/abc123#0a1b.2c3d"],
  ["https://play.example/t/abc123?lang=fr#key", "t/abc123#key"],
  ["t/abc123", "t/abc123"],
  ["https://play.example/g/abc123", "g/abc123"],
  ["https://play.example/", null],
  ["", null],
  ["what?", null],
  ["Abc123", "t/abc123"],
])("%j leads to %j", (text, path) => expect(destination(text)).toBe(path));
