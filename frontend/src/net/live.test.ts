import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableEvent } from "./wire";

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
  shared: { events: numbers.map((each) => ({ number: each })), table: { number } },
  own: { you: [1] },
});

async function open() {
  const { LiveTable } = await import("./live.svelte");
  const heard: number[][] = [];
  const onevents = (events: TableEvent[]) => heard.push(events.map(({ number }) => number));
  const live = new LiveTable("abc", { onevents, onpresence: () => {} }, ["key"]);
  live.open();
  FakeSocket.made[0]!.onopen();
  return { live, heard };
}

test("it says what it has and hears the rest", async () => {
  const { live, heard } = await open();
  const socket = FakeSocket.made[0]!;
  expect(String(socket.url)).toBe("wss://example.org/faience/api/tables/abc/live");
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
  FakeSocket.made[0]!.say({ type: "refused", id: null, code: "no-spectators", message: "closed" });
  expect([live.connection, live.refusal?.code]).toEqual(["refused", "no-spectators"]);
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
  const why = live.why("3B2");
  const explored = live.explore(1, ["3B2"]);
  FakeSocket.made[0]!.say({ type: "explored", id: 2, happened: [], position: { round: 4 }, options: null });
  FakeSocket.made[0]!.say({ type: "why", id: 1, rule: "line-full", facts: { line: 2 }, message: "line 2 is full" });
  expect(await why).toMatchObject({ rule: "line-full", facts: { line: 2 } });
  expect(await explored).toMatchObject({ position: { round: 4 }, options: null });
  const move = live.do({ do: "move", version: 1, move: "3B1" });
  FakeSocket.made[0]!.say({ type: "refused", id: 3, code: "stale", facts: { version: 2 }, message: "too late" });
  await expect(move).rejects.toMatchObject({ code: "stale", facts: { version: 2 } });
  const lost = live.do({ do: "move", version: 1, move: "3B1" });
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
  });
  FakeSocket.made[0]!.onclose({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(live.connection).toBe("refused");
  expect(live.refusal?.code).toBe("no-such-table");
  expect(FakeSocket.made).toHaveLength(1);
});

test("what one could do before one's turn is asked and answered like everything else", async () => {
  const { live } = await open();
  FakeSocket.made[0]!.say(news([1], 1));
  const ahead = live.ahead(2);
  expect(FakeSocket.made[0]!.sent.at(-1)).toEqual({ do: "ahead", seat: 2, id: 1 });
  FakeSocket.made[0]!.say({ type: "ahead", id: 1, version: 7, steps: [], phase: "draft", outlook: [], moves: [] });
  expect(await ahead).toMatchObject({ version: 7, phase: "draft", moves: [] });
  const refused = live.ahead(2);
  FakeSocket.made[0]!.say({ type: "refused", id: 2, code: "not-ahead", facts: { phase: "place" }, message: "no" });
  await expect(refused).rejects.toMatchObject({ code: "not-ahead" });
});
