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

/**
 * A part that could scroll cuts off what leaves it: while something flies out of or into it, it does not, unless
 * there is something to scroll.
 */
export function unbound(...nodes: Element[]): void {
  const seen = new Set<Element>();
  for (const node of nodes) for (let part = node.parentElement; part && !seen.has(part); part = part.parentElement) seen.add(part);
  const parts = [...seen].filter((part) => getComputedStyle(part).overflowY === "auto" && part.scrollHeight <= part.clientHeight);
  for (const part of parts) part.animate([{ overflow: "visible" }, { overflow: "visible" }], LASTS);
}

/** Let everything that is elsewhere now travel there. */
export function play(): void {
  // First look at everything, then move it: to do both in turns would lay out the page again and again.
  const flights: [HTMLElement, DOMRect, DOMRect][] = [];
  for (const [name, nodes] of here) {
    const from = places.get(name);
    if (!from) continue;
    for (const node of nodes) {
      if (fixed.has(node)) continue;
      const to = node.getBoundingClientRect();
      if (to.width > 0 && (Math.abs(from.x - to.x) >= 2 || Math.abs(from.y - to.y) >= 2)) flights.push([node, from, to]);
    }
  }
  places = new Map();
  if (calm()) {
    for (const [node] of flights) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 });
    return;
  }
  unbound(...flights.map(([node]) => node));
  for (const [node, from, to] of flights) {
    // As large as fits where it was, in its own shape: from middle to middle.
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const size = Math.min(from.width / to.width, from.height / to.height);
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: LASTS, easing: "cubic-bezier(.3,.7,.2,1)" },
    );
  }
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
