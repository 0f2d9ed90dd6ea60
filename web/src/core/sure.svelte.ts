/** Asks back before a move that cannot be taken back, as far as the reader wants that (`prefs.confirm`). */
import { prefs } from "./prefs.svelte";

class Sure {
  /** What is asked at the moment: the move in words. */
  question = $state<string | null>(null);
  #answer: ((yes: boolean) => void) | null = null;

  /** Whether it is to be done: at once, or when it was confirmed. `costly`: it spends a lot, or all there is. */
  ask(question: string, costly: boolean): Promise<boolean> {
    this.answer(false);
    if (prefs.confirm === "off" || (prefs.confirm === "costly" && !costly)) return Promise.resolve(true);
    this.question = question;
    return new Promise((answer) => (this.#answer = answer));
  }

  answer(yes: boolean): void {
    this.question = null;
    this.#answer?.(yes);
    this.#answer = null;
  }
}

export const sure = new Sure();
