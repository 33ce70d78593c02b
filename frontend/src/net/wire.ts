/** What the server and the page say to each other; `docs/live.md` has the same in words. Seats count from 1. */

export type Lang = "en" | "fr";
export type Undo = "free" | "agreement" | "off";
export type Speed = "slow" | "normal" | "fast" | "instant";
export type Choice = string | boolean;

export interface SeatPlan {
  kind: "me" | "friend" | "bot" | "open";
  name?: string;
  level?: number;
}

export interface Clock {
  minutes: number;
  increment: number;
}

/** How a table is set up, as it is sent to be made and as everyone sees it. */
export interface Settings {
  game: string;
  options: Record<string, Choice>;
  seats: SeatPlan[];
  first: number | "random";
  clock: Clock | null;
  undo: Undo;
  speed: Speed;
  is_listed: boolean;
  has_spectators: boolean;
}

/** Something that happened in the game: the rules' own log. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  points: number;
  facts: Record<string, string | number>;
}

/** One line of the log in words; `kind` is `round`, `move`, `score`, `end` or `table`. */
export interface LogLine {
  text: string;
  kind: string;
  seat: number | null;
}

export interface MoveOption {
  move: string;
  head: string;
  tail: string;
  /** What the move would do, in words. */
  preview: string;
  /** What would happen on the seat's own board. */
  happened: GameEvent[];
}

export interface SeatView {
  seat: number;
  kind: "person" | "bot" | "friend" | "open";
  name: string;
  level: number | null;
  is_here: boolean;
  /** The level of the bot that plays for a person who is away. */
  stand_in: number | null;
  has_nonce: boolean;
  nonce: string | null;
}

export interface SheetLine {
  round: number;
  seat: number;
  reason: string;
  points: number;
  total: number;
}

export interface Result {
  places: number[];
  scores: number[];
  tie_break: string;
  ties: number[];
  reason: string;
  verdict: string;
}

/** A position of any game; the board of each game knows the rest. */
export interface Position {
  game: string;
  round: number;
  phase: string;
  turn: number | null;
  starter: number;
  marker: number | "center";
  bag: Record<string, number>;
  displays: string[];
  center: string;
  boards: { score: number }[];
}

/** What is printed on the boards of a game and not part of a position; each game knows what. */
export type Printed = Record<string, unknown>;

export interface Clocks {
  /** Milliseconds left for each seat when this was sent. */
  left: number[];
  running: number | null;
}

export interface View {
  table: string;
  /** The last event that is part of this. */
  number: number;
  /** What a move answers: the last event that changed the position. */
  version: number;
  status: "waiting" | "playing" | "over";
  settings: Settings;
  seats: SeatView[];
  /** The seats that are yours. */
  you: number[];
  is_host: boolean;
  /** Keys that you may know: of your own seats, and for the host the invitations to friends' free seats. */
  keys: Record<string, string>;
  commitment: string;
  secret: string | null;
  spectators: number;
  position: Position | null;
  printed: Printed;
  turn: number | null;
  /** Who is to decide what, in words. */
  prompt: string;
  heading: [string, string];
  /** The legal moves when the seat to act is yours, otherwise none. */
  moves: MoveOption[];
  /** The last move of each seat in this round, for pointing out; the latest one last. */
  last: { seat: number; move: string; happened: GameEvent[] } | null;
  undo: {
    /** Whether you could take back a move: at once, by asking the others, or not. */
    can: "now" | "ask" | "no";
    request: { seat: number; waits_for: number[] } | null;
  };
  clocks: Clocks | null;
  result: Result | null;
  /** The table that goes on after this one. */
  rematch: string | null;
}

export type EventKind =
  | "created" | "sat" | "stood" | "planned" | "renamed" | "nonce" | "started" | "dealt" | "moved"
  | "undo-asked" | "undo-agreed" | "undo-declined" | "undone" | "said" | "stand-in" | "returned" | "resumed" | "finished" | "rematch";

/** One numbered event of a table. */
export interface TableEvent {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: EventKind;
  seat: number | null;
  /** Words for the log; none for events that are not told. */
  lines: LogLine[];
  /** `dealt`, `moved`: what happened in the game, to be played as animation. */
  happened: GameEvent[];
  /** `moved`. */
  move: string | null;
  /** `moved` at the end of a round: every point of that round. */
  sheet: SheetLine[];
  /** `undone`: everything after this number does not hold any more. */
  back_to: number | null;
  /** `said`: the phrase. */
  phrase: string | null;
}

/** What the page says on the socket; `id` comes back with the answer. */
export type Command = { id?: number } & (
  | { do: "have"; number: number; keys?: string[] }
  | { do: "sit"; seat: number; key?: string; name?: string; nonce?: string }
  | { do: "nonce"; seat: number; nonce: string }
  | { do: "leave"; seat: number }
  | { do: "plan"; seat: number; plan: SeatPlan }
  | { do: "rename"; seat: number; name: string }
  | { do: "move"; version: number; move: string }
  | { do: "why"; move: string }
  | { do: "undo" }
  | { do: "agree"; seat?: number }
  | { do: "decline"; seat?: number }
  | { do: "say"; seat?: number; phrase: string }
  | { do: "stand-in"; seat: number; level: number }
  | { do: "return"; seat: number }
  | { do: "rematch" }
  | { do: "ping" }
);

/** What the server says on the socket. */
export type Message =
  | { type: "events"; events: TableEvent[]; view: View }
  | { type: "presence"; here: number[]; spectators: number }
  | { type: "done"; id: number | null }
  | { type: "why"; id: number | null; message: string }
  | { type: "refused"; id: number | null; code: string; message: string; view: View | null }
  | { type: "pong"; id: number | null };

export interface Me {
  name: string;
}

export interface OptionInfo {
  name: string;
  choices: Choice[];
  is_switch: boolean;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  /** Whether it can be played here yet. */
  is_ready: boolean;
}

export interface Catalog {
  version: string;
  games: GameInfo[];
  levels: number;
  phrases: string[];
  speeds: Speed[];
}

export interface Made {
  table: string;
  view: View;
}

/** A table as it stands in a list. */
export interface Listed {
  table: string;
  game: string;
  options: Record<string, Choice>;
  status: "waiting" | "playing" | "over";
  created: number;
  touched: number;
  seats: { kind: string; name: string; level: number | null; score: number | null; place: number | null }[];
  /** The seats that are yours. */
  you: number[];
  is_your_turn: boolean;
}

export interface Frame {
  position: Position;
  seat: number | null;
  move: string | null;
  happened: GameEvent[];
  lines: LogLine[];
  heading: [string, string];
  prompt: string;
}

/** A whole game to step through. */
export interface Replay {
  game: string;
  options: Record<string, Choice>;
  names: string[];
  headers: Record<string, string>;
  printed: Printed;
  frames: Frame[];
  sheet: SheetLine[];
  result: Result | null;
  record: string;
  /** Whether the record's draws were verified against its published secret; null where it names none. */
  is_fair: boolean | null;
}

/** Every refused request has this body. */
export interface Refusal {
  code: string;
  message: string;
}
