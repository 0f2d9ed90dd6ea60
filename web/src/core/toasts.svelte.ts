/** Short notes at the edge of the page, and what a screen reader is told. Effects may call them: they read nothing. */
import { untrack } from "svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "problem";
  /** The rule that it is about, if there is one. */
  rule: string;
}

/** So many lines are kept for a screen reader: more than can come together. */
const LINES = 100;
/** How long a note stands. */
const NOTE = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  show(text: string, kind: Toast["kind"] = "note", rule = ""): void {
    const list = untrack(() => this.list).filter((toast) => toast.kind === "note" || kind === "note");
    if (list.some((toast) => toast.text === text)) return;
    const id = this.#next++;
    this.list = [...list.slice(-2), { id, text, kind, rule }];
    if (kind === "note") setTimeout(() => this.drop(id), NOTE); // A problem stays until it is read.
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** It went well after all: what did not before is no matter any more. */
  settle(): void {
    this.list = untrack(() => this.list).filter((toast) => toast.kind === "note");
  }

  forget(): void {
    this.list = [];
  }
}

export const toasts = new Toasts();

class Announcer {
  lines = $state<{ id: number; text: string }[]>([]);
  #next = 1;

  /** Tell a screen reader, politely: it finishes its sentence first. Lines that were read may go. */
  say(...texts: string[]): void {
    const added = texts.filter(Boolean).map((text) => ({ id: this.#next++, text }));
    this.lines = [...untrack(() => this.lines), ...added].slice(-LINES);
  }

  /** Somebody else takes the device: what was said to the one before is not for them. */
  forget(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();
