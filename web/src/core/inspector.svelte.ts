/** What a thing is, said beside it: one bubble for the whole page (parts/Inspector.svelte), opened by `use:inspect` and by Why. */
import { untrack, type Snippet } from "svelte";

/** What is said of a thing. */
export interface About {
  /** What it is; left out where only a reason is given. */
  title?: string;
  /** What it does, or why it cannot be done now. */
  text?: string;
  /** What it counts, as rows: "For a pair", "12". */
  figures?: readonly (readonly [string, string | number])[];
  /** The rule that says so; it opens the rules there. */
  rule?: string | undefined;
  game?: string;
  /** A drawing of the grid of 48, and the colour it stands on; or anything else. */
  markup?: string;
  colour?: string;
  picture?: Snippet;
}

interface Shown {
  anchor: HTMLElement;
  about: About;
  /** It stays until something else is pressed, and its link can be followed. */
  held: boolean;
}

export const INSPECTOR = "inspector";

class Inspector {
  shown = $state.raw<Shown | null>(null);
  bubble: HTMLElement | null = null;
  /** It goes soon, because the pointer has left. */
  leaving: ReturnType<typeof setTimeout> | undefined;

  show(anchor: HTMLElement, about: About, held = false): void {
    const before = this.shown;
    if (before && before.anchor !== anchor) before.anchor.removeAttribute("aria-describedby");
    this.shown = { anchor, about, held: held || (before?.anchor === anchor && before.held) };
    anchor.setAttribute("aria-describedby", INSPECTOR);
  }

  /** Away with it, or with that of one thing only. What leaves the page may call it while the page is drawn: it waits for that. */
  hide(anchor = untrack(() => this.shown)?.anchor): void {
    queueMicrotask(() => {
      if (!anchor || this.shown?.anchor !== anchor) return;
      anchor.removeAttribute("aria-describedby");
      this.shown = null;
    });
  }

  /** The pointer has come over to the bubble: it does not go because it has left the thing. */
  stay(): void {
    clearTimeout(this.leaving);
  }

  /** Whether this lies in the bubble. */
  holds(node: EventTarget | null): boolean {
    return node instanceof Node && (this.bubble?.contains(node) ?? false);
  }
}

export const inspector = new Inspector();
