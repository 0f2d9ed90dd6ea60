/**
 * The live connection to a table. It comes back by itself: what was not answered is sent again with its old id,
 * which the server plays once. The first state of a line is whole, then comes what has changed; where something is
 * missing in between, the whole is asked for.
 */
import type { UpChat, UpMove, UpPing, UpSync } from "../wire/api";
import { offline, Problem, randomHex } from "./api";
import { applyChange, applyPresence } from "./changes";
import { renewIfTooOld } from "./install.svelte";
import type { ChangeMessage, ChatLine, DownMessage, Move, PresenceMessage, ProblemInfo, StateMessage } from "./types";

export type Line = "connecting" | "open" | "lost" | "gone";

export interface Hears {
  /** `anew`: the line was opened just now, or the state was asked for. */
  state(message: StateMessage, anew: boolean): void;
  chat(line: ChatLine): void;
  rematch(code: string): void;
  /** There is no such table, or it cannot be watched. */
  gone(problem: ProblemInfo): void;
}

/** What becomes of a message when the connection is lost: it is an error, it is sent again, or it even waits for a line. */
type Sent = "once" | "again" | "waits";

/** What is said to the server; a move may be one of a game that the pages do not know. */
type Content = (Omit<UpMove, "id" | "move"> & { move: Move }) | UpSync | UpChat | UpPing;
type UpMessage = Content & { id: string };

interface Waiting {
  message: UpMessage;
  again: boolean;
  resolve(answer: DownMessage): void;
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
const LONGEST_WAIT = 4_000;
const PING_EVERY = 10_000;
/** So long a line may take to open, and an open one to say anything at all after it was spoken to. */
const OPEN_WITHIN = 8_000;
const HEARD_WITHIN = 5_000;

export class Live {
  line = $state<Line>("connecting");
  #address: string;
  #hears: Hears;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #first = true;
  /** The newest state on this line; null before the first one, and while something is missing. */
  #state: StateMessage | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Ends in giving the line up. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #wake = (): void => this.#hurry();

  constructor(path: string, hears: Hears) {
    this.#address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/v1${path}`;
    this.#hears = hears;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Make a move; the promise ends when it is stored, or with the Problem. Lost connections are waited out. */
  move(move: Move, number: number): Promise<DownMessage> {
    return this.#ask({ type: "move", move, number }, "waits");
  }

  /** Say something. What was on its way when the connection was lost is sent again; while it is lost nothing is taken. */
  chat(text: string, phrase?: string): Promise<DownMessage> {
    return this.#ask({ type: "chat", text, ...(phrase && { phrase }) }, "again");
  }

  /** Ask for the whole state, with what has happened since the newest one that is known. */
  sync(): void {
    this.#ask({ type: "sync", number: this.#state?.number ?? 0 }, "once").catch(() => undefined);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    for (const entry of this.#waiting.values()) entry.reject(offline());
    this.#waiting.clear();
    this.#socket?.close();
  }

  #ask(content: Content, sent: Sent): Promise<DownMessage> {
    const id = randomHex(12);
    const message = { ...content, id };
    return new Promise((resolve, reject) => {
      if (this.line === "gone" || this.#ended || (sent !== "waits" && this.line !== "open")) {
        reject(offline());
        return;
      }
      this.#waiting.set(id, { message, again: sent !== "once", resolve, reject });
      if (this.line === "open") this.#send(message);
    });
  }

  /** A line on which nothing comes back is dead, whatever the browser says of it. */
  #send(message: UpMessage): void {
    this.#socket?.send(JSON.stringify(message));
    this.#silence ??= setTimeout(() => this.#abandon(), HEARD_WITHIN);
  }

  #connect(): void {
    if (this.#ended) return;
    const early = takeEarly(this.#address);
    const socket = early?.socket ?? new WebSocket(this.#address);
    this.#socket = socket;
    this.#first = true;
    this.#state = null;
    this.#heard();
    this.#silence = setTimeout(() => this.#abandon(), OPEN_WITHIN);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.line = "open";
      if (this.#failures > 0) void renewIfTooOld(); // It may be another server than before.
      this.#heard();
      for (const entry of this.#waiting.values()) this.#send(entry.message);
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

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #read(text: string): void {
    this.#heard();
    const message = JSON.parse(text) as DownMessage; // Nobody but the server writes on this line.
    const id = "id" in message ? (message.id ?? "") : "";
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (message.type === "state") {
      this.#failures = 0;
      this.#state = message;
      this.#hears.state(message, this.#first || asked !== undefined);
      this.#first = false;
    } else if (message.type === "change" || message.type === "presence") this.#follow(message);
    else if (message.type === "chat") this.#hears.chat(message);
    else if (message.type === "rematch") this.#hears.rematch(message.code);
    else if (message.type === "problem" && !asked && message.problem.status >= 400 && this.#first) {
      this.line = "gone";
      this.#hears.gone(message.problem);
    }
    if (!asked) return;
    if (message.type === "problem") asked.reject(new Problem(message.problem));
    else asked.resolve(message);
  }

  /** Bring the state up to date; while the whole one is on its way, changes of an older one are nothing to go by. */
  #follow(message: ChangeMessage | PresenceMessage): void {
    const before = this.#state;
    if (!before) return;
    this.#state = message.type === "change" ? applyChange(before, message) : applyPresence(before, message);
    if (this.#state) {
      this.#hears.state(this.#state, false);
      return;
    }
    this.#ask({ type: "sync", number: before.number }, "once").catch(() => {
      if (this.line === "open") this.#abandon(); // A new line begins with the whole state.
    });
  }

  /** Give a silent line up: its close would be answered as late as all else. */
  #abandon(): void {
    const socket = this.#socket!;
    socket.onclose = null;
    socket.close();
    this.#lose();
  }

  #lose(): void {
    clearInterval(this.#pulse);
    this.#heard();
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

  /** The network or the reader is back, or gone: do not wait for the timer. */
  #hurry(): void {
    if (document.visibilityState === "hidden") return;
    if (this.line === "lost" && (this.#socket?.readyState ?? 0) > WebSocket.OPEN) {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.line === "open") this.#ping();
  }

  #ping(): void {
    this.#ask({ type: "ping" }, "once").catch(() => undefined);
  }
}
