/** How long after a wheel, a finger or a key scrolling counts as somebody's own, in milliseconds. */
const OWN = 700;

/**
 * A list that stays at its end while lines come, unless somebody reads back. Lines that come make a list scroll, too, so
 * only what a person has scrolled counts as reading back: give `attach` to the list, and call `go` when lines have come.
 */
export class Follower {
  /** Whether the end is in sight, for all that the reader has done. */
  atEnd = $state(true);
  #list: HTMLElement | undefined;
  #touched = -Infinity;

  attach = (list: HTMLElement): (() => void) => {
    this.#list = list;
    const touched = (): void => void (this.#touched = performance.now());
    const kinds = ["wheel", "touchmove", "pointerdown", "keydown"];
    for (const kind of kinds) list.addEventListener(kind, touched, { passive: true });
    list.addEventListener("scroll", this.#look, { passive: true });
    return () => {
      for (const kind of kinds) list.removeEventListener(kind, touched);
      list.removeEventListener("scroll", this.#look);
    };
  };

  /** Show the newest line. */
  go = (): void => {
    this.atEnd = true;
    if (this.#list) this.#list.scrollTop = this.#list.scrollHeight;
  };

  #look = (): void => {
    const list = this.#list!;
    const end = list.scrollTop + list.clientHeight >= list.scrollHeight - 24;
    if (end || performance.now() - this.#touched < OWN) this.atEnd = end;
  };
}
