/**
 * The live connection to a table. It comes back by itself: what was not answered is sent again with its old id,
 * which the server plays once. States are whole, so only the newest matters.
 */
import { offline, Problem } from "./api";
import type { ChatLine, Json, Move, ProblemInfo, StateMessage } from "./types";

export type Line = "connecting" | "open" | "lost" | "gone";

export interface Hears {
  /** `whole`: its events begin with the match, not with the message before. */
  state(message: StateMessage, whole: boolean): void;
  chat(line: ChatLine): void;
  rematch(code: string): void;
  /** There is no such table, or it cannot be watched. */
  gone(problem: ProblemInfo): void;
}

interface Waiting {
  message: Json;
  again: boolean;
  resolve(answer: Json): void;
  reject(error: unknown): void;
}

/** The line that theme.js has opened while this was still on its way. */
interface Early {
  socket: WebSocket;
  heard: string[];
}
declare global {
  var early: Early | undefined;
}

/** That line, if it leads to this address; it is given away once. */
function takeEarly(address: string): Early | null {
  const early = globalThis.early;
  globalThis.early = undefined;
  if (early?.socket.url === address && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return null;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;

export class Live {
  line = $state<Line>("connecting");
  #address: string;
  #hears: Hears;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #first = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #ended = false;
  #wake = (): void => this.#hurry();

  constructor(path: string, hears: Hears) {
    this.#address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/v1${path}`;
    this.#hears = hears;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Make a move; the promise ends when it is stored, or with the Problem. Lost connections are waited out. */
  move(move: Move, number: number): Promise<Json> {
    return this.#ask({ type: "move", move, number }, true);
  }

  /** Say something; not sent twice, so a lost connection is an error. */
  chat(text: string): Promise<Json> {
    return this.#ask({ type: "chat", text }, false);
  }

  /** Ask for everything anew. */
  sync(): void {
    this.#ask({ type: "sync", number: 0 }, false).catch(() => undefined);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    for (const entry of this.#waiting.values()) entry.reject(offline());
    this.#waiting.clear();
    this.#socket?.close();
  }

  #ask(content: Json, again: boolean): Promise<Json> {
    const id = newId();
    const message = { ...content, id };
    return new Promise((resolve, reject) => {
      if (this.line === "gone" || this.#ended || (!again && this.line !== "open")) {
        reject(offline());
        return;
      }
      this.#waiting.set(id, { message, again, resolve, reject });
      if (this.line === "open") this.#socket?.send(JSON.stringify(message));
    });
  }

  #connect(): void {
    if (this.#ended) return;
    const early = takeEarly(this.#address);
    const socket = early?.socket ?? new WebSocket(this.#address);
    this.#socket = socket;
    this.#first = true;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.line = "open";
      for (const entry of this.#waiting.values()) socket.send(JSON.stringify(entry.message));
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
    };
    if (early && socket.readyState === WebSocket.OPEN) {
      // Not before whoever made this has it.
      queueMicrotask(() => {
        if (socket !== this.#socket) return;
        socket.onopen?.(new Event("open"));
        for (const text of early.heard) this.#read(text);
      });
    }
  }

  #read(text: string): void {
    const message = JSON.parse(text) as Json;
    const asked = typeof message.id === "string" ? this.#waiting.get(message.id) : undefined;
    if (asked) this.#waiting.delete(message.id as string);
    if (message.type === "state") {
      this.#failures = 0;
      this.#hears.state(message as StateMessage, this.#first || asked !== undefined);
      this.#first = false;
    } else if (message.type === "chat") this.#hears.chat(message as ChatLine);
    else if (message.type === "rematch") this.#hears.rematch(String(message.code));
    else if (message.type === "problem" && !asked && message.problem.status >= 400 && this.#first) {
      this.line = "gone";
      this.#hears.gone(message.problem as ProblemInfo);
    }
    if (!asked) return;
    if (message.type === "problem") asked.reject(new Problem(message.problem as ProblemInfo));
    else asked.resolve(message);
  }

  #lose(): void {
    clearInterval(this.#pulse);
    if (this.#ended || this.line === "gone") return;
    this.line = "lost";
    for (const [id, entry] of this.#waiting) {
      if (entry.again) continue;
      this.#waiting.delete(id);
      entry.reject(offline());
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The network or the reader is back: do not wait for the timer. */
  #hurry(): void {
    if (document.visibilityState === "hidden") return;
    if (this.line === "lost" && this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.line === "open") this.#ping();
  }

  #ping(): void {
    const socket = this.#socket;
    const silence = setTimeout(() => {
      if (socket !== this.#socket || !socket) return;
      socket.onclose = null;
      socket.close();
      this.#lose();
    }, PONG_WITHIN);
    this.#ask({ type: "ping" }, false)
      .catch(() => undefined)
      .finally(() => clearTimeout(silence));
  }
}

/** An id that nobody else has; works on plain http too. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
