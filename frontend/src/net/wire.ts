/** What the server and the page say to each other, version 2; `docs/live.md` has the same in words. Seats count from 1. */

export type Lang = "en" | "fr";
export type Undo = "free" | "agreement" | "off";
export type Speed = "slow" | "normal" | "fast" | "instant";
export type Choice = string | boolean;
export type Fact = string | number;

export interface SeatPlan {
  kind: "me" | "friend" | "bot" | "open";
  name?: string;
  level?: number;
}

/** Minutes for the whole game and seconds more for every move; or days for each move, and nothing else. */
export interface Clock {
  minutes?: number;
  increment?: number;
  days?: number;
}

/** Printed parts of a game that replace its own, such as a set of strips. */
export interface Parts {
  name: string;
  [field: string]: unknown;
}

export interface PartsRead {
  parts: Parts;
}

/** How a table is set up, as it is sent to be made and as everyone sees it. */
export interface Settings {
  game: string;
  options: Record<string, Choice>;
  /** Printed parts of one's own, if it is not played with those of the game. */
  parts?: Parts;
  seats: SeatPlan[];
  first: number | "random";
  clock: Clock | null;
  undo: Undo;
  speed: Speed;
  /** The level of bots that play for people who are away; null where none was agreed, and 5 or more is fair. */
  stand_in: number | null;
  is_listed: boolean;
  has_spectators: boolean;
}

/** Something that happened in the game: the rules' own log. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  points: number;
  facts: Record<string, Fact>;
}

/** A legal move and what would happen: at once, and later where scoring comes later. */
export interface MoveOption {
  move: string;
  happened: GameEvent[];
  later: GameEvent[];
}

/** One question to the seat that is to act, and its answers. */
export interface Options {
  /** The steps of the turn that were chosen so far; they are not made yet. */
  steps: string[];
  phase: string;
  /** What would come later for the seat as things stand, to compare a move's `later` with. */
  outlook: GameEvent[];
  moves: MoveOption[];
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "friend" | "open";
  /** A person's own; nobody else has one. */
  name: string;
  level: number | null;
  is_here: boolean;
  /** The level of the bot that plays for a person who is away. */
  stand_in: number | null;
  has_nonce: boolean;
  nonce: string | null;
  has_end: boolean;
  /** The end of its chain that it gave last; `-` takes no part in the draws. */
  end: string | null;
}

export interface Result {
  places: number[];
  scores: number[];
  tie_break: string;
  ties: number[];
  reason: string;
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
  /** Milliseconds left for each seat at the moment `since`. */
  left: number[];
  running: number | null;
  /** From when on the running clock runs, by the server's clock; it may lie ahead. */
  since: number;
}

/** How a table stands, the same for everyone. */
export interface Public {
  table: string;
  /** The last event that is part of this. */
  number: number;
  /** What a move answers: the last event that changed the position. */
  version: number;
  status: "waiting" | "playing" | "over";
  settings: Settings;
  seats: Seat[];
  /** The players as records name them: a person's name, nothing for somebody without one, `level:4`. */
  players: string[];
  commitment: string;
  secret: string | null;
  /** How draws are made: 1 from the secret and nonces, 2 from links of chains. */
  draws: number;
  /** The draw that is due, the seats whose link it waits for, and until when. */
  draw: { number: number; waits_for: number[]; until: number | null } | null;
  spectators: number;
  position: Position | null;
  printed: Printed;
  turn: number | null;
  /** The last move. */
  last: { seat: number; move: string; happened: GameEvent[] } | null;
  /** What is asked: all after event `back_to` would no longer hold; perhaps it is what a bot played for who asks. */
  undo_request: { seat: number; waits_for: number[]; back_to: number; is_stand_in: boolean } | null;
  clocks: Clocks | null;
  result: Result | null;
  /** Whether the game has gone on for so long that no more moves are taken. */
  is_too_long: boolean;
  /** The table that goes on after this one. */
  rematch: string | null;
}

/** What is sent to everyone who lacks the same events. */
export interface Shared {
  events: TableEvent[];
  table: Public;
}

/** What a bot has played in a seat of yours since your last move. */
export interface StoodIn {
  seat: number;
  moves: number;
  /** The event that was the first of these moves. */
  first: number;
  undo: "now" | "ask" | "no";
}

/** What is only for you. */
export interface Own {
  /** The server's clock when this was sent. */
  now: number;
  /** The seats that are yours. */
  you: number[];
  is_host: boolean;
  /** Keys that you may know: of your own seats, and for the host the invitations to friends' free seats. */
  keys: Record<string, string>;
  /** Whether you could take back a move: at once, by asking the others, or not. */
  undo: "now" | "ask" | "no";
  stood_in: StoodIn | null;
  /** What you are asked when the seat to act is yours. */
  options: Options | null;
}

export type EventKind =
  | "created" | "sat" | "stood" | "planned" | "renamed" | "nonce" | "end-given" | "link" | "started" | "dealt" | "moved"
  | "undo-asked" | "undo-agreed" | "undo-declined" | "undone" | "said" | "stand-in" | "returned" | "resumed" | "finished" | "rematch";

/** One numbered event of a table. */
export interface TableEvent {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: EventKind;
  /** The players right after it, named as in records. */
  names: string[];
  /** Whose doing it was, or which seat it is about. */
  seat?: number;
  /** `dealt`, `moved`: what happened in the game. */
  happened?: GameEvent[];
  /** `moved`, `undo-asked`, `undone`. */
  move?: string;
  /** `moved`: a bot made it, perhaps for somebody who is away. */
  is_bot?: boolean;
  /** `undone`, `undo-asked`: what comes after this number does not hold any more. */
  back_to?: number;
  /** `undo-asked`: the seats that have to agree. */
  waits_for?: number[];
  /** `undone`, `undo-asked`: it is about what a bot played for somebody who was away. */
  is_stand_in?: boolean;
  /** `undo-agreed`: who agreed. */
  seats?: number[];
  /** `said`. */
  phrase?: string;
  /** `stand-in`, `planned`: the bot's level. */
  level?: number;
  /** `planned`: who the seat is for. */
  plan?: SeatPlan["kind"];
  /** `stand-in`: the seat that asked for it; none when the clock did. */
  by?: number;
  /** `sat`, `stood`, `renamed`: that person's name. */
  name?: string;
  /** `renamed`: the name before. */
  before?: string;
  /** `sat`: somebody came to a seat of theirs from another device. */
  is_again?: boolean;
  /** `resumed`: milliseconds that count for nobody. */
  lost?: number;
  /** `started`: the seat that begins. */
  first?: number;
  /** `rematch`: the new table. */
  table?: string;
  /** `dealt`: the number of the draw. */
  deal?: number;
  /** `dealt`, `started`: what was drawn with: the server's link, and for each seat its link or `-`. */
  links?: string[];
  /** `link`: for which draw. */
  draw?: number;
  /** `link`: the link. */
  link?: string;
  /** `end-given`: the end, or `-`. */
  end?: string;
  /** `end-given`: the draw from which on it is valid. */
  since?: number;
}

/** A link of a seat's chain. */
export interface ShownLink {
  draw: number;
  link: string;
}

/** What the page says on the socket; `id` comes back with the answer. */
export type Command = { id?: number } & (
  | { do: "have"; number: number; keys?: string[] }
  | { do: "sit"; seat: number; key?: string; name?: string; nonce?: string; end?: string }
  | { do: "nonce"; seat: number; nonce: string }
  | { do: "end"; seat: number; end: string; link?: ShownLink }
  | { do: "link"; seat: number; draw: number; link: string }
  | { do: "leave"; seat: number }
  | { do: "plan"; seat: number; plan: SeatPlan }
  | { do: "rename"; seat: number; name: string }
  | { do: "move"; version: number; move?: string; steps?: string[]; link?: ShownLink }
  | { do: "explore"; version: number; steps: string[] }
  | { do: "why"; move: string; steps?: string[] }
  | { do: "ahead"; seat: number }
  | { do: "undo"; stand_in?: number }
  | { do: "agree"; seat?: number }
  | { do: "decline"; seat?: number }
  | { do: "say"; seat?: number; phrase: string }
  | { do: "stand-in"; seat: number; level?: number }
  | { do: "return"; seat: number }
  | { do: "rematch" }
  | { do: "ping" }
);

/** What steps that are not made yet would lead to; without options the turn is complete. */
export interface Explored {
  happened: GameEvent[];
  position: Position;
  options: Options | null;
}

/** What could be done if it were one's turn already, in the position of `version`. */
export interface Ahead extends Options {
  version: number;
}

/** Which rule forbids a move; none if it is allowed. */
export interface Why {
  rule: string | null;
  facts: Record<string, Fact>;
  message: string;
}

/** Why something was refused: a code, perhaps which rule of the game, and English for programmers, which nobody is shown. */
export interface Refusal {
  code: string;
  rule?: string;
  facts?: Record<string, Fact>;
  message: string;
}

/** What the server says on the socket. */
export type Message =
  | { type: "events"; shared: Shared; own: Own }
  | { type: "presence"; here: number[]; spectators: number }
  | { type: "done"; id: number | null }
  | ({ type: "why"; id: number | null } & Why)
  | ({ type: "explored"; id: number | null } & Explored)
  | ({ type: "ahead"; id: number | null } & Ahead)
  | ({ type: "refused"; id: number | null } & Refusal)
  | { type: "pong"; id: number | null };

export interface Me {
  name: string;
}

/** What a browser must know to be pushed to; none where the server does not. */
export interface PushKey {
  key: string | null;
}

/** Where a browser can be pushed to, and the keys that only it can read with. */
export interface PushSubscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
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
  /** The letters of the notation for its tiles. */
  letters: string;
  /** Whether it can be played in a browser. */
  has_page: boolean;
  /** What its printed parts are called that can be replaced; nothing if there are none. */
  parts?: string | null;
}

export interface Catalog {
  api: number;
  version: string;
  games: GameInfo[];
  levels: number;
  phrases: string[];
  speeds: Speed[];
}

export interface Standing {
  shared: Shared;
  own: Own;
}

export interface Made extends Standing {
  table: string;
}

/** A table as it stands in a list. */
export interface Listed {
  table: string;
  game: string;
  options: Record<string, Choice>;
  status: "waiting" | "playing" | "over";
  created: number;
  touched: number;
  seats: { kind: string; name: string; level: number | null; score: number | null; place: number | null; stand_in: number | null }[];
  /** The seats that are yours. */
  you: number[];
  is_your_turn: boolean;
  /** When the time for the move is over that the table waits for, where one may take days. */
  due: number | null;
}

/** How many tables wait for a move of yours, and when the first of them is due. */
export interface Turns {
  count: number;
  due: number | null;
}

export interface Frame {
  position: Position;
  seat: number | null;
  move: string | null;
  /** What the players were called then; null where only the names of the record are known. */
  names: string[] | null;
  happened: GameEvent[];
}

/** A whole game to step through. */
export interface Replay {
  game: string;
  options: Record<string, Choice>;
  /** As the record names them. */
  players: string[];
  headers: Record<string, string>;
  printed: Printed;
  frames: Frame[];
  result: Result | null;
  record: string;
  /** Whether the record's draws were verified against its published secret; null where it names none. */
  is_fair: boolean | null;
}
