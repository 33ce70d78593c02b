/** The socket to one table: says what it has, hears the rest, and comes back by itself when it is cut off. */

import { preferences } from "../theme/preferences.svelte";
import { Refused, address, wordsFor } from "./api";
import { delay } from "./backoff";
import type { Command, Message, TableEvent, View } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "refused";
type Asked = Command extends infer Each ? (Each extends { do: string } ? Omit<Each, "id"> : never) : never;

interface Waiting {
  resolve: (message: string) => void;
  reject: (refused: Refused) => void;
}

interface Listener {
  /** Events that were not heard before, and how things stand after them. */
  onnews: (events: TableEvent[], view: View) => void;
  onpresence: (here: number[], spectators: number) => void;
}

/** How long a line may be quiet before it is asked; behind another tab nobody waits for the answer. */
const QUIET = 8_000;
const QUIET_UNSEEN = 30_000;
/** How long the answer may take, and where the browser says that there is no network. */
const PATIENCE = 6_000;
const PATIENCE_OFFLINE = 1_000;
/** The server closes with this when there is no such table. */
const NOT_THERE = 4404;

export class Live {
  connection = $state<Connection>("connecting");
  /** Why this table is closed to us: as a code, and in words. */
  code = $state("");
  refusal = $state("");
  #table: string;
  #listener: Listener;
  #keys: string[];
  #socket: WebSocket | null = null;
  #number = 0;
  #ids = 0;
  #attempt = 0;
  #waiting = new Map<number, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, listener: Listener, keys: string[] = []) {
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

  /** Hear everything again, in the language that is spoken now, and perhaps as somebody with another key. */
  restart(keys = this.#keys): void {
    this.#drop();
    this.#keys = keys;
    this.#number = 0;
    this.connection = "connecting";
    this.#connect();
  }

  /** Ask the table for something; the answer's words, or `Refused`. Nothing is ever sent a second time. */
  ask(asked: Asked): Promise<string> {
    const socket = this.#socket;
    if (this.connection !== "open" || !socket) return Promise.reject(new Refused("offline", wordsFor("offline", "")));
    const id = (this.#ids += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...asked, id }));
    });
  }

  #connect(): void {
    const url = new URL(address(`api/tables/${this.#table}/live`));
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", preferences.lang);
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
      this.connection = "open";
      this.#attempt = 0;
      const events = message.events.filter(({ number }) => number > this.#number);
      this.#number = message.view.number;
      this.#listener.onnews(events, message.view);
    } else if (message.type === "presence") this.#listener.onpresence(message.here, message.spectators);
    else if (message.type === "refused") this.#refused(message.id, message.code, message.message);
    else this.#settle(message.id)?.resolve(message.type === "why" ? message.message : "");
  }

  #refused(id: number | null, code: string, message: string): void {
    const waiting = this.#settle(id);
    if (waiting) return waiting.reject(new Refused(code, wordsFor(code, message)));
    if (code === "too-many") return; // a ping too much is no reason to leave
    this.connection = "refused";
    this.code = code;
    this.refusal = wordsFor(code, message);
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
    for (const { reject } of this.#waiting.values()) reject(new Refused("offline", wordsFor("offline", "")));
    this.#waiting.clear();
  }
}
