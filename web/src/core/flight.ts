/**
 * The one way in which things move. What changes owner travels there:
 *
 * - `use:flight={"card-7"}` names an element; when one of that name turns up elsewhere, it moves there from where it was.
 *   The frame calls `capture` before the page changes and `play` after; so does a playback at each of its steps.
 * - `use:place={"seat-2"}` names one that others fly from and to, and that itself stays where the page puts it.
 * - `fly(from, to, what)` sends a coin, or a small drawing, from one name to another.
 * - `pick(name)` takes a copy of what lies there now; `.to(name)` sends it off, also when the original is gone.
 * - `use:comes={"deck"}` lets an element come from a place when it turns up; `out:goes={"discard"}` lets it leave for one.
 *
 * Names may be lists: the first one that is on the screen counts. Everything obeys the reader's speed; with little
 * motion wanted, things cross-fade or simply are where they belong.
 */
import { calm, pace } from "./prefs.svelte";

/** Milliseconds at the ordinary speed. */
const LASTS = 340;
const EASING = "cubic-bezier(.3,.7,.2,1)";
const here = new Map<string, Set<HTMLElement>>();
let places = new Map<string, DOMRect>();

export type Names = string | readonly string[];

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

/** The first element of these names that is on the screen, and where. */
function seen(names: Names): { node: HTMLElement; rect: DOMRect } | null {
  for (const name of typeof names === "string" ? [names] : names)
    for (const node of here.get(name) ?? []) {
      const rect = node.getBoundingClientRect();
      if (rect.width > 0) return { node, rect };
    }
  return null;
}

/** Where something was when the page was last looked at, or else where it is. */
function was(names: Names): DOMRect | null {
  for (const name of typeof names === "string" ? [names] : names) {
    const rect = places.get(name);
    if (rect) return rect;
  }
  return seen(names)?.rect ?? null;
}

/** Remember where everything is. */
export function capture(): void {
  places = new Map();
  for (const name of here.keys()) {
    const found = seen(name);
    if (found) places.set(name, found.rect);
  }
}

/**
 * A part that could scroll cuts off what leaves it: while something flies out of or into it, it does not, unless
 * there is something to scroll.
 */
export function unbound(...nodes: Element[]): void {
  const above = new Set<Element>();
  for (const node of nodes) for (let part = node.parentElement; part && !above.has(part); part = part.parentElement) above.add(part);
  const parts = [...above].filter((part) => getComputedStyle(part).overflowY === "auto" && part.scrollHeight <= part.clientHeight);
  for (const part of parts) part.animate([{ overflow: "visible" }, { overflow: "visible" }], LASTS * pace());
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
      { duration: LASTS * pace(), easing: EASING },
    );
  }
}

/** A way: milliseconds at the ordinary speed, how long it waits, whether it rises a little before it goes, how pale it ends. */
export interface Way {
  lasts?: number;
  delay?: number;
  lift?: boolean;
  fade?: number;
}

/** Let a copy travel over the whole page, so that no edge cuts it off; done when it has arrived. */
async function send(copy: HTMLElement, from: DOMRect, to: DOMRect, { lasts = LASTS, delay = 0, lift = false, fade = 1 }: Way): Promise<void> {
  if (calm() || from.width === 0 || to.width === 0) return;
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  copy.classList.add("travels");
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[id]")]) one.removeAttribute("id");
  Object.assign(copy.style, { position: "fixed", left: "0", top: "0", margin: "0", width: `${from.width}px`, height: `${from.height}px`, zIndex: "60", pointerEvents: "none", transformOrigin: "0 0" });
  document.body.append(copy);
  const scale = Math.min(to.width / from.width, to.height / from.height, 1.6);
  const start: Keyframe = { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1 };
  const end: Keyframe = { transform: `translate(${to.x + (to.width - from.width * scale) / 2}px, ${to.y + (to.height - from.height * scale) / 2}px) scale(${scale})`, opacity: fade };
  const risen: Keyframe = { transform: `translate(${from.x - from.width * 0.06}px, ${from.y - from.height * 0.16}px) scale(1.12)`, offset: 0.35, easing: "cubic-bezier(.5,0,.7,.4)" };
  const steps = lift ? [{ ...start, easing: "ease-out" }, risen, end] : [start, end];
  try {
    await copy.animate(steps, { duration: lasts * pace(), delay: delay * pace(), easing: EASING, fill: "both" }).finished;
  } catch {
    // The page went while it was on its way.
  } finally {
    copy.remove();
  }
}

/** A copy of something, ready to go. */
export interface Picked {
  /** Send it off; done when it has arrived. */
  to(names: Names, way?: Way): Promise<void>;
}

/** Take a copy of what lies at a name, or of an element, as it is now; null if it is not on the screen. */
export function pick(what: Names | HTMLElement): Picked | null {
  const found = what instanceof HTMLElement ? { node: what, rect: what.getBoundingClientRect() } : seen(what);
  if (!found || calm()) return null;
  const copy = found.node.cloneNode(true) as HTMLElement;
  return {
    to: async (names, way = {}) => {
      const end = seen(names);
      if (end) await send(copy, found.rect, end.rect, way);
    },
  };
}

/** Send a small thing from one name to another: a text in a coin, or a drawing on a card of its colour. */
export async function fly(from: Names, to: Names, what: string | { markup: string; colour: string }, way: Way = {}): Promise<void> {
  const start = was(from);
  const end = seen(to);
  if (!start || !end || calm()) return;
  const ghost = document.createElement("div");
  const coin = typeof what === "string";
  ghost.className = `ghost ${coin ? "coin" : "slip"}`;
  if (coin) ghost.textContent = what;
  else {
    ghost.style.background = what.colour;
    ghost.innerHTML = `<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${what.markup}</svg>`;
  }
  const [wide, high] = coin ? [32, 32] : [34, 46];
  const middle = (rect: DOMRect): DOMRect => new DOMRect(rect.x + (rect.width - wide) / 2, rect.y + (rect.height - high) / 2, wide, high);
  await send(ghost, middle(start), middle(end.rect), way);
}

/** How many are on their way in: what comes together comes one after the other. */
let coming = 0;

/** A Svelte action: the element comes from a place when it turns up; an empty name does nothing. */
export function comes(node: HTMLElement, from: Names): void {
  const start = from.length && !calm() ? was(from) : null;
  if (!start) return;
  requestAnimationFrame(() => {
    const to = node.getBoundingClientRect();
    if (to.width === 0) return;
    const delay = 70 * coming;
    coming += 1;
    const wide = Math.min(to.width, start.width);
    const high = (wide * to.height) / to.width;
    const copy = node.cloneNode(true) as HTMLElement;
    node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (delay + LASTS) * pace() });
    void send(copy, new DOMRect(start.x + (start.width - wide) / 2, start.y + (start.height - high) / 2, wide, high), to, { delay }).finally(() => (coming -= 1));
  });
}

/** A Svelte transition out: the element leaves for a place. */
export function goes(node: HTMLElement, to: Names): { duration: number } {
  if (to.length) void pick(node)?.to(to);
  return { duration: 0 };
}
