/** Where an arrow leads in a row: one on, one back; undefined: it is no arrow. */
export function stepOf(key: string): 1 | -1 | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : undefined;
}

/** `onkeydown={steer}` on a row of buttons that is one stop of the keyboard: arrows, Home and End go from one to another. */
export function steer(event: KeyboardEvent): void {
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  const at = all.findIndex((one) => one === document.activeElement);
  const step = stepOf(event.key);
  const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step && (at + step + all.length) % all.length;
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}
