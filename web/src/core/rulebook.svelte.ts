/** The rules that lie beside a table: whatever names a rule opens them there, without leaving the table. */
class Rulebook {
  /** Whether a table is there that can show them. */
  near = $state(false);
  open = $state(false);
  rule = $state("");

  show(rule = ""): void {
    this.rule = rule;
    this.open = true;
  }

  /** Open a link to a rule here, if possible. */
  follow(event: MouseEvent, rule: string): void {
    if (!this.near || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.show(rule);
  }
}

export const rulebook = new Rulebook();
