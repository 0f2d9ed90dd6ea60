/** Who at the table says something at the moment; shown at the seat, read out politely, and kept nowhere. */
import { knows, need, t } from "./i18n.svelte";
import { botName, type LiveTable } from "./model.svelte";
import { prefs } from "./prefs.svelte";
import { remark, seen, standing, type Seen, type Standing } from "./remarks";
import { announcer } from "./toasts.svelte";

/** How long a line stands, in milliseconds. */
const STANDS = 6000;

class Voices {
  #said = $state.raw<{ seat: number; text: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What a seat says now. */
  at(seat: number): string | null {
    return prefs.remarks && this.#said?.seat === seat ? this.#said.text : null;
  }

  say(seat: number, text: string): void {
    clearTimeout(this.#timer);
    this.#said = { seat, text };
    this.#timer = setTimeout(() => this.hush(), STANDS);
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.#said = null;
  }
}

export const voices = new Voices();

/** Listens to a table and lets its characters speak. */
export class Listener {
  #before: Standing | null = null;
  #story = 0;
  #first = true;

  constructor(private readonly table: LiveTable) {
    if (prefs.remarks) need("opponents").catch(() => undefined);
  }

  /** The table has a new state that everybody can see now. */
  hear(): void {
    const state = this.table.state;
    if (!state?.view || state.table.lesson) return;
    const story = this.table.log.map(seen).filter((one): one is Seen => one !== null);
    const now = standing(state.view);
    const fresh = story.length - this.#story;
    const news = fresh > 0 || now.last !== (this.#before?.last ?? false) || now.winners !== null;
    // Who comes to a table that is under way has missed what was said.
    const late = this.#first && (this.table.log.length > 0 || now.winners !== null);
    const before = this.#before;
    const greeting = this.#first;
    this.#first = false;
    this.#before = now;
    this.#story = story.length;
    if (late || !(news || greeting) || !prefs.remarks) return;
    const members = state.table.members.filter((one) => one.character !== null && one.seat !== null);
    const said = remark(state.table.code, state.number, story, Math.max(0, fresh), before, now, members.map((one) => one.seat!));
    const who = members.find((one) => one.seat === said?.seat);
    if (said && who) void this.#speak(said.seat, `line-${who.character}-${said.kind}`, botName(who));
  }

  async #speak(seat: number, id: string, name: string): Promise<void> {
    await need("opponents").catch(() => undefined);
    if (!knows(id) || !prefs.remarks) return;
    const text = t(id);
    voices.say(seat, text);
    announcer.say(`${name}: ${text}`);
  }
}
