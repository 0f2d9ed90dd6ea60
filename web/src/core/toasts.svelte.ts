/** Short notes at the edge of the page, and what a screen reader is told. */
export interface Toast {
  id: number;
  text: string;
  kind: "note" | "problem";
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  show(text: string, kind: Toast["kind"] = "note", seconds = 6): void {
    if (this.list.some((toast) => toast.text === text)) return;
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, kind }];
    setTimeout(() => this.drop(id), seconds * 1000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

class Announcer {
  lines = $state<{ id: number; text: string }[]>([]);
  #next = 1;

  /** Tell a screen reader, politely: it finishes its sentence first. */
  say(...texts: string[]): void {
    const added = texts.filter(Boolean).map((text) => ({ id: this.#next++, text }));
    this.lines = [...this.lines, ...added].slice(-12);
  }
}

export const announcer = new Announcer();
