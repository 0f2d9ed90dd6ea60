/**
 * Cards and markers that change owner, over the whole page: a copy travels, so that no edge cuts it off. Elements say
 * where they are by `data-place`. With little motion wanted, things appear where they belong.
 */
import { calm } from "../../core/prefs.svelte";

const LASTS = 360;
const EASING = "cubic-bezier(.3,.7,.2,1)";
/** How many copies are in the air: what comes together comes one after the other. */
let inTheAir = 0;

export function placeOf(name: string): DOMRect | null {
  for (const node of document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)) {
    const rect = node.getBoundingClientRect();
    if (rect.width > 0) return rect;
  }
  return null;
}

interface Way {
  lasts?: number;
  delay?: number;
  /** It rises a little before it goes. */
  lift?: boolean;
}

/** Let a copy of an element travel; done when it has arrived. */
export async function travel(node: Element, from: DOMRect, to: DOMRect, way: Way = {}): Promise<void> {
  if (calm() || from.width === 0 || to.width === 0) return;
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-place");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { position: "fixed", left: "0", top: "0", margin: "0", width: `${from.width}px`, height: `${from.height}px`, zIndex: "60", pointerEvents: "none", transformOrigin: "0 0" });
  document.body.append(copy);
  const scale = Math.min(to.width / from.width, to.height / from.height, 1.6);
  const start = `translate(${from.x}px, ${from.y}px)`;
  const end = `translate(${to.x + (to.width - from.width * scale) / 2}px, ${to.y + (to.height - from.height * scale) / 2}px) scale(${scale})`;
  const steps: Keyframe[] = way.lift
    ? [
        { transform: start, easing: "ease-out" },
        { transform: `translate(${from.x - from.width * 0.06}px, ${from.y - from.height * 0.16}px) scale(1.12)`, offset: 0.35, easing: "cubic-bezier(.5,0,.7,.4)" },
        { transform: end },
      ]
    : [{ transform: start }, { transform: end }];
  try {
    await copy.animate(steps, { duration: way.lasts ?? LASTS, delay: way.delay ?? 0, easing: EASING, fill: "both" }).finished;
  } finally {
    copy.remove();
  }
}

/** A Svelte action: the element comes from a named place when it turns up; an empty name does nothing. */
export function comes(node: HTMLElement, name: string): void {
  if (!name || calm()) return;
  const from = placeOf(name);
  if (!from) return;
  requestAnimationFrame(() => {
    const to = node.getBoundingClientRect();
    if (to.width === 0) return;
    const delay = 70 * inTheAir;
    inTheAir += 1;
    const size = Math.min(to.width, from.width);
    const start = new DOMRect(from.x + (from.width - size) / 2, from.y + from.height / 2 - (size * to.height) / to.width / 2, size, (size * to.height) / to.width);
    node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + LASTS });
    void travel(node, start, to, { delay }).finally(() => (inTheAir -= 1));
  });
}

/** A Svelte transition out: the element goes to a named place. */
export function goes(node: HTMLElement, name: string): { duration: number } {
  const to = name ? placeOf(name) : null;
  if (to) void travel(node, node.getBoundingClientRect(), to);
  return { duration: 0 };
}
