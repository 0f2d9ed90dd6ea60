/**
 * What changes owner travels: an element with a flight name that turns up elsewhere moves there from where it was.
 * `use:flight={"card-7"}` names an element; the frame calls `capture` before the page changes and `play` after.
 * `use:place` names one that others fly from and to, and that itself stays where the page puts it.
 * `fly` sends a small ghost (coins, a marker) from one name to another. With reduced motion things cross-fade.
 */
import { calm } from "../core/prefs.svelte";

const LASTS = 340;
const here = new Map<string, Set<HTMLElement>>();
let places = new Map<string, DOMRect>();

/** A Svelte action; an empty name does nothing. */
export function flight(node: HTMLElement, name: string): { update(next: string): void; destroy(): void } {
  let current = name;
  const enter = (): void => {
    if (current) here.set(current, (here.get(current) ?? new Set()).add(node));
  };
  const leave = (): void => {
    const nodes = here.get(current);
    nodes?.delete(node);
    if (nodes?.size === 0) here.delete(current);
  };
  enter();
  return {
    update(next) {
      if (next === current) return;
      leave();
      current = next;
      enter();
    },
    destroy: leave,
  };
}

const fixed = new WeakSet<HTMLElement>();

/** A Svelte action like `flight`, for a place: it does not travel. */
export function place(node: HTMLElement, name: string): ReturnType<typeof flight> {
  fixed.add(node);
  return flight(node, name);
}

function visible(name: string): DOMRect | null {
  for (const node of here.get(name) ?? []) {
    const place = node.getBoundingClientRect();
    if (place.width > 0) return place;
  }
  return null;
}

/** Remember where everything is. */
export function capture(): void {
  places = new Map();
  for (const name of here.keys()) {
    const place = visible(name);
    if (place) places.set(name, place);
  }
}

/** Let everything that is elsewhere now travel there. */
export function play(): void {
  for (const [name, nodes] of here) {
    const from = places.get(name);
    if (!from) continue;
    for (const node of nodes) {
      if (fixed.has(node)) continue;
      const to = node.getBoundingClientRect();
      if (to.width === 0 || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
      if (calm()) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 });
      else
        node.animate(
          [
            {
              transformOrigin: "0 0",
              transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`,
              zIndex: 5,
            },
            { transformOrigin: "0 0", transform: "none", zIndex: 5 },
          ],
          { duration: LASTS, easing: "cubic-bezier(.3,.7,.2,1)" },
        );
    }
  }
  places = new Map();
}

/** Send a ghost with a short text (coins, a sign) from one named element to another. */
export async function fly(from: string, to: string, text: string, kind: "coin" | "sign" = "coin"): Promise<void> {
  const start = places.get(from) ?? visible(from);
  const end = visible(to);
  if (!start || !end || calm()) return;
  const ghost = document.createElement("div");
  ghost.className = `ghost ${kind}`;
  ghost.textContent = text;
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2 - 16}px, ${rect.y + rect.height / 2 - 16}px)`;
  try {
    await ghost.animate([{ transform: at(start) }, { transform: at(end) }], { duration: LASTS, easing: "ease-in-out" }).finished;
  } finally {
    ghost.remove();
  }
}
