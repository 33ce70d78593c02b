/** The draws at a live table: every one is checked as it comes, and what this device adds is given at its time. */

import { boardOf } from "../games";
import type { Doing, View } from "../net/table";
import type { TableEvent } from "../net/wire";
import { NONE } from "./chains";
import { Device, notesOf } from "./device";
import { Follower } from "./follower";
import { Ledger } from "./ledger";
import { standingOf, wrong, type Standing } from "./standing";

/** Milliseconds after which the other device of somebody is no longer waited for. */
const PATIENCE = 2_000;

/** What is given when somebody sits down: their seat's share in the chance of the game. */
export type Share = { end: string } | Record<string, never>;

export class TableDraws {
  /** What was found about the draws so far; nothing before the first look, and at tables of the first version. */
  standing = $state.raw<Standing | null>(null);
  #table: string;
  #send: (doing: Doing) => Promise<void>;
  #device: Device | null = null;
  #ledger: Ledger | null = null;
  #follower: Follower | null = null;
  #untold: TableEvent[] = [];
  #work: Promise<void> = Promise.resolve();
  /** The key of a seat and the seed of its chain, as they came with a link. */
  #brought: { key: string; seed: string } | null = null;
  #sent = new Set<string>();
  #view: View | null = null;
  #return: ReturnType<typeof setTimeout> | undefined;
  /** The links that this device sent, and those of them that the table took. */
  #shown = new Set<string>();
  #taken = new Set<string>();

  constructor(table: string, send: (doing: Doing) => Promise<void>) {
    this.#table = table;
    this.#send = send;
  }

  /** A link to a seat brought the seed of its chain. */
  bring(key: string, seed: string): void {
    this.#brought = seed ? { key, seed } : null;
  }

  /** Everything is told again from the beginning. */
  reset(): void {
    this.#work = this.#work.then(() => {
      this.#ledger = this.#follower = null;
      this.#untold = [];
    });
  }

  /** Events and how the table stands after them, in the order in which they come. */
  receive(events: TableEvent[], view: View): Promise<void> {
    this.#work = this.#work.then(() => this.#follow(events, view)).catch((error: unknown) => console.error(error));
    return this.#work;
  }

  /** The share of a seat that somebody is about to take. */
  shareOf(view: View, seat: number): Share {
    const isForLater = view.settings.clock?.days !== undefined; // the end is given together with the first link
    if (isForLater || view.seats[seat - 1]?.end || !this.#isTrusted(view)) return {};
    return { end: this.#device!.give(seat) };
  }

  /** The seed of a seat's chain for a link that opens it elsewhere, where this device has it. */
  seedOf(view: View, seat: number): string | null {
    return this.#device?.seedOf(seat, view.seats[seat - 1]?.end ?? null) ?? null;
  }

  /** The link that goes along with a move where people have days for it: the one of the next draw. */
  along(view: View): { draw: number; link: string } | null {
    const seat = view.turn ?? 0;
    if (view.settings.clock?.days === undefined || !view.you.includes(seat)) return null;
    return this.#linkOf(view, seat, (this.#ledger?.last ?? 0) + 1);
  }

  async #follow(events: TableEvent[], view: View): Promise<void> {
    this.#untold.push(...events);
    this.#view = view;
    if (view.draws !== 2) return this.#tellOlder();
    this.#device ??= new Device(this.#table, view.commitment);
    if (!this.#ledger || !this.#follower) {
      const game = await boardOf(view.settings.game);
      this.#ledger = new Ledger(view.commitment, view.seats.length);
      this.#follower = new Follower(this.#ledger, game);
    }
    if (!this.#device.isPromiseOf(view.commitment)) this.#ledger.blame({ flaw: "other-promise", draw: 0, seat: 0 });
    for (const event of this.#untold.splice(0)) this.#check(event, view);
    this.#carry(view);
    this.#tell(view);
    if (this.#isTrusted(view)) this.#answer(view);
  }

  /** A table at which this device gave an end cannot be one of the first version. */
  #tellOlder(): void {
    const notes = notesOf(this.#table);
    if (notes) this.standing = wrong([...notes.problems, { flaw: "other-version", draw: 0, seat: 0 }]);
  }

  #check(event: TableEvent, view: View): void {
    this.#follower!.follow(event, view);
    const draw = this.#follower!.next - 1;
    const made = event.kind === "dealt" ? this.#ledger!.made.get(draw) : undefined;
    if (!made || !view.you.length || this.#device!.saw(draw, made.mark)) return;
    this.#ledger!.blame({ flaw: "seen-otherwise", draw, seat: 0 });
  }

  #tell(view: View): void {
    for (const problem of this.#device!.problems) this.#ledger!.blame(problem);
    this.#checkTaken();
    const { problems } = this.#ledger!;
    for (const problem of problems.slice(this.standing?.problems.length ?? 0)) console.error("draws:", JSON.stringify(problem));
    if (problems.length && view.you.length) this.#device!.remember(problems);
    const hasSent = (seat: number, draw: number) => this.#shown.has(`${seat} ${draw}`);
    const foreign = view.you.filter((seat) => this.#isForeign(view, seat));
    this.standing = standingOf(this.#ledger!, this.#follower!.next - 1, { hasSent, foreign });
  }

  /** A link that the table took has to be in the draw. */
  #checkTaken(): void {
    for (const what of this.#taken) {
      const [seat = 0, draw = 0] = what.split(" ").map(Number);
      if (this.#ledger!.made.get(draw)?.without.includes(seat)) this.#ledger!.blame({ flaw: "left-out", draw, seat });
    }
  }

  #carry({ keys }: View): void {
    const { key, seed } = this.#brought ?? {};
    if (!key || !seed) return;
    for (const [seat, known] of Object.entries(keys)) if (known === key) this.#device!.carry(Number(seat), seed);
  }

  /** Whether an end stands for a seat in the place of the one that this device gave. */
  #isForeign({ seats }: View, seat: number): boolean {
    const end = seats[seat - 1]?.end ? this.#ledger!.lastEnd(seat) : null;
    return end !== null && this.#device!.given(seat) !== null && !this.#device!.chainOf(seat, end);
  }

  /** To a table that goes back on its word nothing is given any more. */
  #isTrusted({ draws, commitment }: View): boolean {
    return draws === 2 && this.#device !== null && this.#device.isPromiseOf(commitment);
  }

  #answer(view: View): void {
    for (const seat of view.you) {
      if (view.seats[seat - 1]?.kind !== "person") continue;
      if (this.#isEndDue(view, seat)) this.#giveEnd(view, seat);
      else this.#showLink(view, seat);
    }
  }

  /** An end is due before the game, and once in it if what this device keeps was lost. */
  #isEndDue({ seats, status }: View, seat: number): boolean {
    const end = seats[seat - 1]!.end;
    if (status === "waiting") return end === null;
    const isLost = end !== null && !this.#device!.chainOf(seat, end) && this.#device!.given(seat) === null;
    return status === "playing" && isLost;
  }

  #giveEnd(view: View, seat: number): void {
    const end = this.#device!.give(seat);
    const isForLater = view.status === "waiting" && view.settings.clock?.days !== undefined;
    const chain = isForLater ? this.#device!.chainOf(seat, end) : null;
    const link = chain ? { link: { draw: 1, link: chain.link(1) } } : {};
    this.#say(`end ${seat} ${this.#ledger!.lastEnd(seat)}`, { do: "end", seat, end, ...link });
  }

  #showLink(view: View, seat: number): void {
    const { draw, seats } = view;
    if (!draw || draw.number !== this.#follower!.next || !this.#isDrawDue(view)) return;
    if (seats[seat - 1]!.stand_in !== null || this.#ledger!.hasShown(seat, draw.number)) return;
    const shown = this.#linkOf(view, seat, draw.number);
    if (!shown) return this.#comeBack(view, seat, draw.number);
    const what = `${seat} ${draw.number}`;
    this.#shown.add(what);
    this.#say(`link ${what}`, { do: "link", seat, ...shown }, () => {
      this.#taken.add(what);
      if (this.#ledger) this.#tell(view);
    });
  }

  /** The device that took this one's place is gone, since its link is waited for: this one takes part again, with its own end. */
  #comeBack(view: View, seat: number, draw: number): void {
    if (!this.#isForeign(view, seat)) return;
    clearTimeout(this.#return);
    this.#return = setTimeout(() => {
      const due = this.#view?.draw;
      const isHeldUp = due?.number === draw && due.waits_for.includes(seat);
      if (isHeldUp && this.#isForeign(this.#view!, seat)) this.#giveEnd(this.#view!, seat);
    }, PATIENCE);
  }

  /** What this device finds out by itself: no link is shown because a table says that it is time. */
  #isDrawDue({ status, seats }: View): boolean {
    if (status === "playing") return this.#follower!.isDrawDue;
    const isTold = (seat: number, end: string | null) => end !== null && end === this.#ledger!.lastEnd(seat);
    const isReady = seats.every(({ seat, kind, end }) => kind === "bot" || (kind === "person" && isTold(seat, end)));
    return status === "waiting" && !this.#follower!.hasBegun && isReady;
  }

  #linkOf(view: View, seat: number, draw: number): { draw: number; link: string } | null {
    if (!this.#isTrusted(view) || !this.#ledger) return null;
    const end = this.#ledger.endFor(seat, draw);
    const chain = end === NONE ? null : this.#device!.chainOf(seat, end);
    return chain && { draw, link: chain.link(draw) };
  }

  /** Say something once; what is refused or lost on the way may be said again. */
  #say(what: string, doing: Doing, ondone: () => void = () => {}): void {
    if (this.#sent.has(what)) return;
    this.#sent.add(what);
    this.#send(doing).then(ondone, () => this.#sent.delete(what));
  }
}

