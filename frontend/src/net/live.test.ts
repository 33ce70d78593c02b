import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableEvent, View } from "./wire";

vi.mock("../theme/preferences.svelte", () => ({ preferences: { lang: "en" } }));
vi.mock("../words/words.svelte", () => ({ has: () => false, say: (message: string) => message }));

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: URL) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** What the browser would tell: `online`, `offline`. */
let heardOf: Record<string, () => void> = {};

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  heardOf = {};
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => (heardOf[name] = listener));
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", {
    hidden: false,
    baseURI: "https://example.org/faience/",
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const news = (numbers: number[], number: number) => ({
  type: "events",
  events: numbers.map((each) => ({ number: each })),
  view: { number },
});

async function open() {
  const { Live } = await import("./live.svelte");
  const heard: number[][] = [];
  const onnews = (events: TableEvent[], _: View) => heard.push(events.map(({ number }) => number));
  const live = new Live("abc", { onnews, onpresence: () => {} }, ["key"]);
  live.open();
  FakeSocket.made[0]!.onopen();
  return { live, heard };
}

test("it says what it has and hears the rest", async () => {
  const { live, heard } = await open();
  const socket = FakeSocket.made[0]!;
  expect(String(socket.url)).toBe("wss://example.org/faience/api/tables/abc/live?lang=en");
  expect(socket.sent).toEqual([{ do: "have", number: 0, keys: ["key"] }]);
  socket.say(news([1, 2], 2));
  socket.say(news([2, 3], 3));
  expect(heard).toEqual([[1, 2], [3]]);
  expect(live.connection).toBe("open");
});

test("a lost line is said and comes back by itself, from where it was", async () => {
  const { live } = await open();
  FakeSocket.made[0]!.say(news([1], 1));
  FakeSocket.made[0]!.onclose({ code: 1006 });
  expect(live.connection).toBe("lost");
  vi.advanceTimersByTime(500);
  FakeSocket.made[1]!.onopen();
  expect(FakeSocket.made[1]!.sent).toEqual([{ do: "have", number: 1, keys: ["key"] }]);
  FakeSocket.made[1]!.say(news([], 1));
  expect(live.connection).toBe("open");
});

test("a quiet line is asked, a dead one is given up", async () => {
  const { live } = await open();
  FakeSocket.made[0]!.say(news([1], 1));
  vi.advanceTimersByTime(8_000);
  expect(FakeSocket.made[0]!.sent.at(-1)).toEqual({ do: "ping" });
  FakeSocket.made[0]!.say({ type: "pong", id: null });
  vi.advanceTimersByTime(13_999);
  expect(live.connection).toBe("open");
  vi.advanceTimersByTime(1);
  expect(live.connection).toBe("lost");
});

test("a ping too much is no reason to leave the table", async () => {
  const { live } = await open();
  FakeSocket.made[0]!.say(news([1], 1));
  FakeSocket.made[0]!.say({ type: "refused", id: null, code: "too-many", message: "slower" });
  expect(live.connection).toBe("open");
});

test("behind another tab a quiet line is asked less often", async () => {
  await open();
  Object.assign(document, { hidden: true });
  FakeSocket.made[0]!.say(news([1], 1));
  vi.advanceTimersByTime(29_999);
  expect(FakeSocket.made[0]!.sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made[0]!.sent.at(-1)).toEqual({ do: "ping" });
});

test("without a network the line is asked at once and soon given up, unless it answers", async () => {
  const { live } = await open();
  FakeSocket.made[0]!.say(news([1], 1));
  heardOf.offline!();
  FakeSocket.made[0]!.say({ type: "pong", id: null });
  vi.advanceTimersByTime(1_000);
  expect(live.connection).toBe("open");
  heardOf.offline!();
  vi.advanceTimersByTime(1_000);
  expect(live.connection).toBe("lost");
});

test("somebody comes again with another key, also where the table was closed", async () => {
  const { live, heard } = await open();
  FakeSocket.made[0]!.say({ type: "refused", id: null, code: "no-spectators", message: "closed", view: null });
  expect([live.connection, live.code]).toEqual(["refused", "no-spectators"]);
  live.restart(["another"]);
  FakeSocket.made[1]!.onopen();
  expect(FakeSocket.made[1]!.sent).toEqual([{ do: "have", number: 0, keys: ["another"] }]);
  FakeSocket.made[1]!.say(news([1], 1));
  expect(live.connection).toBe("open");
  expect(heard).toEqual([[1]]);
});

test("answers find the question; what is cut off is refused and never sent again", async () => {
  const { live } = await open();
  FakeSocket.made[0]!.say(news([1], 1));
  const why = live.ask({ do: "why", move: "3B2" });
  FakeSocket.made[0]!.say({ type: "why", id: 1, message: "line 2 is full" });
  expect(await why).toBe("line 2 is full");
  const move = live.ask({ do: "move", version: 1, move: "3B1" });
  FakeSocket.made[0]!.say({ type: "refused", id: 2, code: "stale", message: "too late", view: null });
  await expect(move).rejects.toMatchObject({ code: "stale", message: "too late" });
  const lost = live.ask({ do: "move", version: 1, move: "3B1" });
  FakeSocket.made[0]!.onclose({ code: 1006 });
  await expect(lost).rejects.toMatchObject({ code: "offline" });
  vi.advanceTimersByTime(500);
  FakeSocket.made[1]!.onopen();
  expect(FakeSocket.made[1]!.sent.map((command) => command.do)).toEqual(["have"]);
});

test("a table that is closed to us stays closed", async () => {
  const { live } = await open();
  FakeSocket.made[0]!.say({
    type: "refused",
    id: null,
    code: "no-such-table",
    message: "there is no such table",
    view: null,
  });
  FakeSocket.made[0]!.onclose({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(live.connection).toBe("refused");
  expect(live.refusal).toBe("there is no such table");
  expect(FakeSocket.made).toHaveLength(1);
});
