/** A table on a server: says on a socket what it has, hears the rest, and comes back by itself when it is cut off. */

import { address } from "./api";
import { delay } from "./backoff";
import { Refused, type Asked, type Connection, type Doing, type TableLink, type TableListener } from "./table";
import type { Ahead, Command, Explored, Message, Refusal, Why } from "./wire";

interface Waiting {
  resolve: (answer: Message) => void;
  reject: (refused: Refused) => void;
}

/** How long a line may be quiet before it is asked; behind another tab nobody waits for the answer. */
const QUIET = 8_000;
const QUIET_UNSEEN = 30_000;
/** How long the answer may take, and where the browser says that there is no network. */
const PATIENCE = 6_000;
const PATIENCE_OFFLINE = 1_000;
/** The server closes with this when there is no such table. */
const NOT_THERE = 4404;

export class LiveTable implements TableLink {
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Refused | null>(null);
  #table: string;
  #listener: TableListener;
  #keys: string[];
  #socket: WebSocket | null = null;
  #number = 0;
  #ids = 0;
  #attempt = 0;
  #waiting = new Map<number, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, listener: TableListener, keys: string[] = []) {
    this.#table = table;
    this.#listener = listener;
    this.#keys = keys;
  }

  open(): void {
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#comeBack);
    this.#drop();
  }

  restart(keys: string[]): void {
    this.#drop();
    this.#keys = keys;
    this.#number = 0;
    this.connection = "connecting";
    this.#connect();
  }

  async do(doing: Doing): Promise<void> {
    await this.#ask(doing);
  }

  async explore(version: number, steps: string[]): Promise<Explored> {
    return (await this.#ask({ do: "explore", version, steps })) as Message & Explored;
  }

  async ahead(seat: number): Promise<Ahead> {
    return (await this.#ask({ do: "ahead", seat })) as Message & Ahead;
  }

  async why(move: string, steps: string[] = []): Promise<Why> {
    return (await this.#ask({ do: "why", move, ...(steps.length ? { steps } : {}) })) as Message & Why;
  }

  /** Send a command and wait for its answer. Nothing is ever sent a second time. */
  #ask(asked: Asked): Promise<Message> {
    const socket = this.#socket;
    if (this.connection !== "open" || !socket) return Promise.reject(new Refused("offline"));
    const id = (this.#ids += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...asked, id }));
    });
  }

  #connect(): void {
    const url = new URL(address(`api/tables/${this.#table}/live`));
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      const have: Command = { do: "have", number: this.#number, ...(this.#keys.length ? { keys: this.#keys } : {}) };
      socket.send(JSON.stringify(have));
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => this.#lose(socket, code);
    this.#giveUpAfter(PATIENCE);
  }

  #hear(message: Message): void {
    this.#askAfter(document.hidden ? QUIET_UNSEEN : QUIET);
    if (message.type === "events") {
      const { events, table } = message.shared;
      this.connection = "open";
      this.#attempt = 0;
      const fresh = events.filter(({ number }) => number > this.#number);
      this.#number = table.number;
      this.#listener.onevents(fresh, { ...table, ...message.own });
    } else if (message.type === "presence") this.#listener.onpresence(message.here, message.spectators);
    else if (message.type === "refused") this.#refuse(message.id, message);
    else this.#settle(message.id)?.resolve(message);
  }

  #refuse(id: number | null, { code, message, rule, facts }: Refusal): void {
    const refused = new Refused(code, message, rule, facts);
    const waiting = this.#settle(id);
    if (waiting) return waiting.reject(refused);
    if (code === "too-many") return; // a ping too much is no reason to leave
    this.connection = "refused";
    this.refusal = refused;
  }

  #settle(id: number | null): Waiting | undefined {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    return waiting;
  }

  /** A line that is quiet for so long is asked. */
  #askAfter(time: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#probe(PATIENCE), time);
  }

  #probe(patience: number): void {
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: "ping" }));
    this.#giveUpAfter(patience);
  }

  /** A line on which nothing is heard for so long is dead. */
  #giveUpAfter(time: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      const socket = this.#socket;
      if (!socket) return;
      socket.close();
      this.#lose(socket, 0);
    }, time);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.connection === "refused" || code === NOT_THERE) return;
    this.connection = "lost";
    this.#retry = setTimeout(() => this.#connect(), delay(this.#attempt));
    this.#attempt += 1;
  }

  /** Do not wait when there is reason to hope; and ask at once after a time of which nothing is known. */
  #comeBack = (): void => {
    if (document.hidden) return;
    if (this.connection === "open") return this.#probe(PATIENCE);
    if (this.connection !== "lost") return;
    this.#drop();
    this.#connect();
  };

  /** The browser says that there is no network; a table on this very machine may still answer. */
  #doubt = (): void => {
    if (this.connection === "open") this.#probe(PATIENCE_OFFLINE);
  };

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Refused("offline"));
    this.#waiting.clear();
  }
}
