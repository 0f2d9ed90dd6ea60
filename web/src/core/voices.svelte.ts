/** Who at the table says something at the moment; shown at the seat, read out politely, and kept nowhere. */
import { knows, need, t } from "./i18n.svelte";
import { botName, type LiveTable } from "./model.svelte";
import { idle } from "./once";
import { prefs } from "./prefs.svelte";
import { Follower } from "./remarks";
import { announcer } from "./toasts.svelte";
import type { ChatLine, TableInfo } from "./types";

/** How long a line stands, in milliseconds. */
const STANDS = 6000;

const talkersOf = (table: TableInfo): TableInfo["members"] => table.members.filter((one) => one.character !== null && one.seat !== null);

class Voices {
  #said = $state.raw<{ seat: number; id: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What a seat says now, in the reader's language; nothing while its words are on their way. */
  at(seat: number): string | null {
    return prefs.remarks && this.#said?.seat === seat && knows(this.#said.id) ? t(this.#said.id) : null;
  }

  /** Let a seat say the line of this id. */
  say(seat: number, id: string): void {
    clearTimeout(this.#timer);
    this.#said = { seat, id };
    this.#timer = setTimeout(() => this.hush(), STANDS);
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.#said = null;
  }
}

export const voices = new Voices();

/** What a character answers when somebody says it. */
const KIND = ["well-bid", "thanks", "good-luck"];
/** Nobody answers again so soon, in milliseconds. */
const QUIET = 20000;

/** Listens to a table and lets its characters speak. */
export class Listener {
  #follower = new Follower();
  #answered = -Infinity;

  constructor(private readonly table: LiveTable) {
    if (prefs.remarks) void idle().then(() => need("opponents").catch(() => undefined));
  }

  /** The table shows a new state: whatever was turned over has been seen. */
  hear(): void {
    const state = this.table.state;
    if (!state?.view || state.table.lesson) return;
    const talkers = talkersOf(state.table);
    const said = this.#follower.hear(state.table.code, state.number, this.table.log, state.view, talkers.map((one) => one.seat!));
    const who = talkers.find((one) => one.seat === said?.seat);
    if (said && who && prefs.remarks) void this.#speak(said.seat, `line-${who.character}-${said.kind}`, botName(who));
  }

  /** Somebody has said something kind: one of them answers, the same one on everybody's screen. */
  answer(line: ChatLine): void {
    const talkers = this.table.table ? talkersOf(this.table.table) : [];
    const who = talkers[line.said_at % talkers.length];
    if (!who || !prefs.remarks || line.spectator || !KIND.includes(line.phrase ?? "") || line.said_at < this.#answered + QUIET) return;
    this.#answered = line.said_at;
    void this.#speak(who.seat!, `line-${who.character}-reply`, botName(who));
  }

  async #speak(seat: number, id: string, name: string): Promise<void> {
    await idle();
    await need("opponents").catch(() => undefined);
    if (!knows(id) || !prefs.remarks) return;
    voices.say(seat, id);
    announcer.say(`${name}: ${t(id)}`);
  }
}
