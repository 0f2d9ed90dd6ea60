/** How cards of antiques travel: from the felt to their buyer, from seat to seat in a swap, from loose into a group. */
import { calm } from "../../core/prefs.svelte";
import { colour, drawing, type Kind } from "./kinds";

const LASTS = 380;
const EASING = "cubic-bezier(.4,.1,.3,1)";

/** Where cards of a kind lie at a seat: the chip of the kind, or the place of all its chips. */
export function placeOf(seat: number, kind: Kind): Element | null {
  const seen = (found: NodeListOf<Element>): Element | undefined => [...found].find((one) => one.getBoundingClientRect().width > 0);
  return seen(document.querySelectorAll(`[data-holds="${seat}"] [data-kind="${kind}"]`)) ?? seen(document.querySelectorAll(`[data-holds="${seat}"]`)) ?? null;
}

/** An element shrinks into another one; done when it is there. A copy travels over the page, so that no edge cuts it off. */
export async function travel(what: HTMLElement, to: Element | null, wait = 0): Promise<void> {
  if (!to || calm()) return;
  const from = what.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const x = end.x + end.width / 2 - from.x - from.width / 2;
  const y = end.y + end.height / 2 - from.y - from.height / 2;
  const copy = what.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>(".turner")]) one.style.animation = "none";
  Object.assign(copy.style, { position: "fixed", left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, zIndex: "60", pointerEvents: "none" });
  document.body.append(copy);
  what.style.visibility = "hidden";
  try {
    await copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(.16)`, opacity: 0.4 },
      ],
      { duration: LASTS, delay: wait, easing: EASING, fill: "both" },
    ).finished;
  } finally {
    copy.remove();
  }
}

/** A small card goes from one place to another. */
export async function hand(kind: Kind, from: Element | null, to: Element | null): Promise<void> {
  if (!from || !to || calm()) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.cssText = `width:34px;height:46px;border-radius:6px;background:${colour(kind)};color:#fff;box-shadow:var(--deep)`;
  ghost.innerHTML = `<svg viewBox="0 0 48 48" width="26" height="26" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${drawing(kind)}</svg>`;
  document.body.append(ghost);
  const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2 - 17}px, ${rect.y + rect.height / 2 - 23}px)`;
  try {
    await ghost.animate([{ transform: at(start) }, { transform: at(end) }], { duration: LASTS + 120, easing: EASING }).finished;
  } finally {
    ghost.remove();
  }
}
