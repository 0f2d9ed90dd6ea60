/** What the coach says of a finished match: asked for, waited for, and put into words. */
import { api, Problem, sentence } from "../core/api";
import { language } from "../core/i18n.svelte";
import type { Analysis, Decision } from "../wire/api";

export type { Analysis, Decision } from "../wire/api";

/** Milliseconds between two questions whether it is there. */
const PATIENCE = 1200;

/** An analysis as a page follows it. */
export class Coach {
  state = $state<"unknown" | "none" | "waiting" | "working" | "done" | "failed" | "never">("unknown");
  progress = $state<number | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  /** Why it was refused. */
  problem = $state("");
  readonly code: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;
  #closed = false;

  constructor(code: string) {
    this.code = code;
    void this.#hear(() => api.analysis(code));
  }

  ask(): void {
    this.#wanted = true;
    this.problem = "";
    this.state = "waiting";
    void this.#hear(() => api.askAnalysis(this.code));
  }

  cancel(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    void this.#hear(() => api.cancelAnalysis(this.code));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(ask: () => ReturnType<typeof api.analysis>): Promise<void> {
    try {
      const answer = await ask();
      if (this.#closed) return;
      this.state = answer.state;
      this.progress = answer.progress;
      this.analysis = answer.analysis;
      // Whoever worked on it has gone: somebody else is asked.
      if (answer.state === "none" && this.#wanted) this.state = "waiting";
    } catch (error) {
      if (this.#closed) return;
      const { status, code } = error instanceof Problem ? error.info : { status: 0, code: "" };
      if (status === 0) this.problem = sentence(error); // and it is asked again
      else {
        this.#wanted = false;
        this.problem = code === "nobody" ? "" : sentence(error);
        this.state = ["not-over", "not-played-out", "older-rules", "tried", "nobody", "private"].includes(code) ? "never" : "none";
      }
    }
    clearTimeout(this.#timer);
    if (this.#wanted && this.state !== "done" && this.state !== "failed") this.#timer = setTimeout(() => void this.#hear(() => (this.state === "waiting" ? api.askAnalysis(this.code) : api.analysis(this.code))), PATIENCE);
  }
}

/** The decision that comes after so many moves. */
export function decisionAt(analysis: Analysis, number: number): Decision | null {
  return analysis.decisions.find((one) => one.number === number) ?? null;
}

/** After how many moves something happened that is worth a look: costly moves, the best one, turning points. */
export function momentsWorthALook(analysis: Analysis): number[] {
  const turns = analysis.turns.map((turn) => Math.max(0, turn.after - 1));
  return [...new Set([...analysis.costly, ...(analysis.best ? [analysis.best.number] : []), ...turns])].sort((a, b) => a - b);
}

/** A share of one as people read it: 34 %; with `signed` a change. */
export function percent(share: number, signed = false): string {
  const text = new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(Math.abs(share));
  return share <= -0.005 ? `−${text}` : signed && share >= 0.005 ? `+${text}` : text;
}
