/**
 * `use:inspect={about}`: the thing says what it is on hover, focus, long press and, where a press does nothing else, when
 * it is pressed. A thing that cannot be pressed by itself becomes a button for it. Things within one `data-inspect`
 * are one stop of the keyboard: arrows go from one to the next. Null: nothing to say.
 */
import { untrack } from "svelte";
import { inspector, type About } from "../core/inspector.svelte";
import { stepOf } from "./steer";

const PRESSABLE = "button, a[href], input, select, summary";
/** Milliseconds until it speaks up under a pointer, falls silent when the pointer has left, and counts as a long press. */
const HOVER = 260;
const LEAVE = 250;
const LONG = 450;
/** Pixels that a finger needs in each direction. */
const FINGER = 44;

export function inspect(node: HTMLElement, about: About | null): { update(next: About | null): void; destroy(): void } {
  const own = !node.matches(PRESSABLE);
  const end = listen(node, () => about, () => own);
  const dress = (): void => {
    if (!own) return;
    node.toggleAttribute("data-told", about !== null);
    if (about) node.setAttribute("role", "button");
    else node.removeAttribute("role");
    settle(node);
  };
  dress();
  return {
    update(next) {
      const other = (next === null) !== (about === null);
      about = next;
      if (other) dress();
      // An action is brought up to date within an effect, which must not follow what it changes here.
      untrack(() => {
        if (inspector.shown?.anchor !== node) return;
        if (next) inspector.show(node, next);
        else inspector.hide(node);
      });
    },
    destroy() {
      end();
      inspector.hide(node);
      const group = node.closest<HTMLElement>("[data-inspect]");
      if (group) queueMicrotask(() => settleAll(group));
    },
  };
}

/** Hear what is done to a thing; returns how to stop. `press`: whether a press is a question, and nothing else. */
export function listen(node: HTMLElement, about: () => About | null, press: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger has rested on it and was answered: letting go is no press. */
  let answered = false;
  const later = (then: () => void, milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const show = (held: boolean): boolean => {
    clearTimeout(timer);
    const said = about();
    if (said) inspector.show(node, said, held);
    return said !== null;
  };
  const hears = {
    // A pointer hovers when it moves: nothing speaks up because the page has changed beneath one that rests.
    pointermove: (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch" && inspector.shown?.anchor !== node) later(() => show(false), HOVER);
    },
    pointerleave: () => {
      clearTimeout(timer);
      if (inspector.shown?.anchor !== node || inspector.shown.held) return;
      inspector.stay();
      inspector.leaving = setTimeout(() => inspector.hide(node), LEAVE);
    },
    pointerdown: (event: Event) => {
      answered = false;
      if ((event as PointerEvent).pointerType === "touch") later(() => (answered = show(true)), LONG);
    },
    contextmenu: (event: Event) => answered && event.preventDefault(),
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    focus: () => show(false), // A press that does something silences it again.
    blur: (event: Event) => inspector.holds((event as FocusEvent).relatedTarget) || inspector.hide(node),
    click: (event: Event) => {
      if (answered && (event as MouseEvent).detail > 0) {
        answered = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      if (!press() || !about()) {
        clearTimeout(timer);
        if (inspector.shown?.anchor === node) inspector.hide(node);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      show(true);
      if ((event as MouseEvent).detail === 0) enter();
    },
    keydown: (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key === "Escape") inspector.hide(node);
      else if (key === "?" && show(true)) enter();
      else if (press() && !node.matches(PRESSABLE) && (key === "Enter" || key === " ")) {
        show(true);
        enter();
      } else if (goOn(node, key)) event.preventDefault();
      else return;
      if (key !== "Escape") event.preventDefault();
    },
  };
  const passive = new Set(["pointermove"]);
  for (const [type, hear] of Object.entries(hears)) node.addEventListener(type, hear, { capture: type === "click", passive: passive.has(type) });
  return () => {
    clearTimeout(timer);
    for (const [type, hear] of Object.entries(hears)) node.removeEventListener(type, hear, { capture: type === "click" });
  };
}

/** What is meant by a press beside what can be asked about: the nearest thing of the group, or one within reach. */
export function nearest({ target, clientX: x, clientY: y }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(`[data-told], label, ${PRESSABLE}`)) return null;
  const group = target.closest("[data-inspect]");
  const reached = told(group ?? document).flatMap((node): [HTMLElement, number][] => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [aside, above] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)];
    const within = aside <= Math.max(0, FINGER - right + left) / 2 && above <= Math.max(0, FINGER - bottom + top) / 2;
    return group || within ? [[node, Math.hypot(aside, above)]] : [];
  });
  return reached.sort(([, a], [, b]) => a - b)[0]?.[0] ?? null;
}

/** The keyboard goes on to the rule in the bubble; Escape leads back. */
function enter(): void {
  requestAnimationFrame(() => inspector.bubble?.querySelector<HTMLElement>("a")?.focus());
}

const told = (group: ParentNode): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-told]")];

function settle(node: HTMLElement): void {
  const group = node.closest<HTMLElement>("[data-inspect]");
  if (group) queueMicrotask(() => settleAll(group));
  else if (node.hasAttribute("data-told")) node.tabIndex = 0;
  else node.removeAttribute("tabindex");
}

/** One of them can be reached with the Tab key. */
function settleAll(group: Element, chosen?: HTMLElement): void {
  const all = told(group);
  const one = chosen ?? all.find((node) => node.tabIndex === 0) ?? all[0];
  for (const node of all) node.tabIndex = node === one ? 0 : -1;
}

/** An arrow leads to the next thing of the group; whether it did. */
function goOn(node: HTMLElement, key: string): boolean {
  const step = stepOf(key);
  const group = node.closest("[data-inspect]");
  if (step === undefined || !group) return false;
  const all = told(group);
  const at = all.indexOf(node); // A button in the group has arrows of its own.
  const next = at < 0 ? undefined : all[(at + step + all.length) % all.length];
  if (!next || next === node) return false;
  settleAll(group, next);
  next.focus();
  return true;
}
