/**
 * What a table component draws from. `LiveTable` is a table being played or watched, `StillTable` a moment of a
 * replay: a component cannot tell them apart, except that nothing can be done at a still one.
 */
import { tick } from "svelte";
import { api, Problem, sentence } from "./api";
import { eventsUntil, gather } from "./changes";
import { note } from "./fairness";
import { knows, listed, need, t } from "./i18n.svelte";
import { Live } from "./live.svelte";
import { nickname } from "./nickname";
import { idle } from "./once";
import { calm, pace } from "./prefs.svelte";
import { askNow, called, lotWords, sayMove, tellEvent } from "./telling";
import { announcer, toasts } from "./toasts.svelte";
import type { ChatLine, Clocks, GameEvent, Hint, Insight, Member, Move, Party, ProblemInfo, Replay, Settled, StateMessage, TableInfo, Types, View } from "./types";
import type { ColoursCard } from "../wire/api";

/** Somebody at a seat, as the strip on top shows them. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** The level of the bot that sits there, or null. */
  bot: string | null;
  /** Who that bot is, or null. */
  character: string | null;
  me: boolean;
  turn: boolean;
  away: boolean;
  connected: boolean;
  /** What a lesson says is about them. */
  spot?: boolean;
}

export interface Sale {
  /** What it was, in words. */
  lot: string;
  /** What was paid; null where there is no number. */
  price: number | null;
  /** Who has it; null: nobody. */
  buyer: Party | null;
  /** After how many moves. */
  at: number;
  /** In colours: which market cards hand cards replaced; else empty. */
  note: string;
}

/** The lots that are settled so far, with price and buyer, as the server's insight lists them. */
export function salesOf(table: TableModel, lots: Settled[] = table.insight?.lots ?? []): Sale[] {
  return lots.map((one) => ({ lot: lotWords(one.what, table), price: one.price, buyer: one.seat, at: one.at ?? 0, note: noteOn(one) }));
}

function noteOn(one: Settled): string {
  const cards = "replaced" in one ? (one.replaced as ColoursCard[]) : [];
  return cards.length ? t("colours-table-sale-replaced", { cards: listed(cards.map((card) => called("colours", "card", card))) }) : "";
}

/** `TableModel<"luxury">` is a table of luxury, for the components in tables/luxury; `TableModel` one of any game. */
export interface TableModel<G extends keyof Types = keyof Types> {
  readonly code: string;
  readonly game: string;
  readonly number: number;
  readonly view: Types[G]["View"];
  /** The view before the newest events, to show what was while they are played out; null at the first one. */
  readonly previous: Types[G]["View"] | null;
  readonly legal: Types[G]["Move"][];
  /** Which decision of the match is mine now: another number is another decision. */
  readonly asked: number | null;
  /** My seat; null for a spectator and for an all-knowing replay. */
  readonly me: number | null;
  readonly seats: SeatInfo[];
  readonly clocks: Clocks | null;
  readonly insight: Types[G]["Insight"] | null;
  readonly hint: Hint<G> | null;
  /** In an all-knowing replay: the whole position, with every hand; else null. */
  readonly position: Types[G]["Position"] | null;
  /** What has happened so far, and the part of it that came with the newest state. */
  readonly log: Types[G]["Event"][];
  readonly fresh: Types[G]["Event"][];
  /** How many events at the beginning of the log are not to be looked back at any more. */
  readonly forgotten: number;
  /** Goes up with every new state that has fresh events: the key for effects. */
  readonly beat: number;
  /** Whether I may act now: something is legal, the line is open, no move is on its way. */
  readonly canAct: boolean;
  readonly busy: boolean;
  /** A replay: nothing can be done. */
  readonly still: boolean;
  /** Several people play on this device: what is played out for all of them shows nobody's own cards. */
  readonly shared: boolean;
  /** Make a move; whether it was accepted. A refusal shows itself. `more`: others of the same turn follow at once. */
  send(move: Types[G]["Move"], more?: boolean): Promise<boolean>;
  /** The name of a seat or of the house; never "you". */
  name(party: Party): string;
  /** "You" or the name, to begin a line with. */
  who(party: Party): string;
  /** An event or a move in words. */
  tell(event: Types[G]["Event"]): string;
  say(move: Types[G]["Move"]): string;
  /** What I am asked now, as a question; empty when I am not to act. */
  ask(): string;
  /** Keep the next state back until this is done (or skipped by `release`), while a reveal is played out. */
  hold(until: Promise<unknown>): void;
  release(): void;
}

function seatName(members: Member[], party: Party): string {
  if (party === "house") return t("house");
  const member = members.find((one) => one.seat === party);
  return member ? botName(member) : t("seat-nth", { number: party + 1 });
}

/** What was said: a set phrase in the reader's language, all else as it is. */
export function chatText(line: ChatLine): string {
  const id = `phrase-${line.phrase}`;
  return line.phrase && knows(id) ? t(id) : line.text;
}

/** The name of a member; the server names characters in English only. */
export function botName(member: Pick<Member, "character" | "nickname">): string {
  const id = `character-${member.character}`;
  return member.character && knows(id) ? t(id) : member.nickname;
}

function seatInfos(table: TableInfo, view: View, me: number | null): SeatInfo[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    const member = table.members.find((one) => one.seat === seat);
    return {
      seat,
      name: seatName(table.members, seat),
      bot: member?.bot ?? null,
      character: member?.character ?? null,
      me: seat === me,
      turn: view.to_act.includes(seat),
      away: member?.away ?? false,
      connected: member?.connected ?? true,
    };
  });
}

/** Milliseconds between states that waited, at the ordinary speed: bids that were made meanwhile are seen one by one. */
const PAUSE = 400;

/** A table on the server. `state` is null until the first message, or when `gone` says why there will be none. */
export class LiveTable implements TableModel<"any"> {
  readonly code: string;
  live: Live;
  state = $state.raw<StateMessage | null>(null);
  before = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  fresh = $state.raw<GameEvent[]>([]);
  beat = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  gone = $state.raw<ProblemInfo | null>(null);
  rematch = $state<string | null>(null);
  pending = $state(0);
  /** Something is being played out, and newer states wait for it. */
  holding = $state(false);
  readonly position = null;
  still = false;
  readonly shared = $derived.by(() => (this.state?.table.mine.length ?? 0) > 1);
  /** States that wait until what is played out is over. */
  #queue = $state.raw<StateMessage[]>([]);
  #closed = false;
  /** How many events of the match are told. */
  #told = 0;
  /** How much later it is by this device's clock than by the server's: the least that any message suggests. */
  #late = $state(Infinity);
  #held: Promise<unknown> | null = null;

  constructor(code: string, as: number | null = null) {
    this.code = code;
    const path = `/tables/${encodeURIComponent(code)}/live?insight=true&changes=true${as === null ? "" : `&as=${as}`}`;
    this.live = new Live(path, {
      state: (message, anew) => this.#hear(message, anew),
      chat: (line) => {
        this.chat = [...this.chat, line].slice(-200);
        this.unread += 1;
        if (as === null) announcer.say(`${line.nickname}: ${chatText(line)}`); // A guest's line hears it too.
      },
      rematch: (next) => (this.rematch = next),
      gone: (problem) => {
        this.gone = problem;
        need("errors").catch(() => undefined); // in which it is said why
      },
    });
  }

  get game(): string {
    return this.state?.table.game ?? "";
  }
  get table(): TableInfo | null {
    return this.state?.table ?? null;
  }
  get number(): number {
    return this.state?.number ?? 0;
  }
  /** Only asked for while there is one. */
  get view(): View {
    return this.state!.view!;
  }
  get previous(): View | null {
    return this.before;
  }
  get legal(): Move[] {
    return this.state?.legal ?? [];
  }
  get asked(): number | null {
    return this.legal.length ? (this.state?.asked ?? null) : null;
  }
  get me(): number | null {
    return this.state?.view?.viewer ?? null;
  }
  readonly seats = $derived.by((): SeatInfo[] => (this.state?.view ? seatInfos(this.state.table, this.state.view, this.me) : []));
  /** The clocks, with their deadlines by this device's own clock; null where nobody is in a hurry. */
  readonly clocks = $derived.by((): Clocks | null => {
    const clocks = this.state?.clocks ?? null;
    if (clocks?.clock["kind"] === "none" || this.table?.paused) return null;
    return clocks && { ...clocks, deadlines: clocks.deadlines.map((at) => (at === null ? null : at + this.#late)) };
  });
  get forgotten(): number {
    return Math.max(0, this.log.length - (this.#told - (this.state?.history ?? 0)));
  }
  get insight(): Insight | null {
    return this.state?.insight ?? null;
  }
  get hint(): Hint | null {
    return this.state?.hint ?? null;
  }
  get busy(): boolean {
    return this.pending > 0;
  }
  get canAct(): boolean {
    return this.legal.length > 0 && !this.busy && this.#queue.length === 0;
  }

  async send(move: Move): Promise<boolean> {
    if (!this.state || this.busy) return false;
    this.pending += 1;
    try {
      await this.live.move(move, this.state.number);
      toasts.settle();
      return true;
    } catch (error) {
      const rule = error instanceof Problem ? error.info.rule : undefined;
      await need("errors").catch(() => undefined);
      toasts.show(sentence(error), "problem", rule);
      this.live.sync();
      return false;
    } finally {
      this.pending -= 1;
    }
  }

  async talk(text: string, phrase?: string): Promise<boolean> {
    try {
      if (typeof this.table?.you === "number") await this.live.chat(text, phrase);
      else await api.say(this.code, { text, nickname: nickname(), ...(phrase && { phrase }) });
      return true;
    } catch (error) {
      toasts.show(sentence(error), "problem");
      return false;
    }
  }

  name(party: Party): string {
    return seatName(this.state?.table.members ?? [], party);
  }
  who(party: Party): string {
    return party === this.me && party !== null ? t("you") : this.name(party);
  }
  tell(event: GameEvent): string {
    return tellEvent(event, this);
  }
  say(move: Move): string {
    return sayMove(move, this);
  }
  ask(): string {
    return this.legal.length ? askNow(this) : "";
  }

  hold(until: Promise<unknown>): void {
    const mine = until.catch(() => undefined).then(() => {
      if (this.#held === mine) this.release();
    });
    this.#held = mine;
    this.holding = true;
  }

  release(): void {
    this.#held = null;
    this.holding = false;
    const [next, ...rest] = this.#queue;
    if (!next) return;
    this.#queue = rest;
    this.#show(next);
    // Once the table has seen it: what it does not hold again goes on, the quicker the more there is.
    const goOn = (): void => {
      if (!this.#held && !this.#closed) this.release();
    };
    const pause = calm() ? 0 : (PAUSE * pace()) / rest.length;
    void tick().then(rest.length && pause ? () => setTimeout(goOn, pause) : goOn);
  }

  /** Drop what waits and ask the server for the state as it is. */
  anew(): void {
    this.#held = null;
    this.holding = false;
    this.#queue = [];
    this.fresh = [];
    this.live.sync();
  }

  close(): void {
    this.#closed = true;
    this.live.close();
  }

  /** What was said before this line was opened, or while it was lost. */
  async #catchUp(): Promise<void> {
    await idle();
    if (this.#closed) return;
    const said = await api.chat(this.code).catch(() => []);
    const newest = said.at(-1)?.said_at ?? 0;
    this.chat = [...said, ...this.chat.filter((line) => line.said_at > newest)];
  }

  #hear(message: StateMessage, anew: boolean): void {
    const late = Date.now() - message.now;
    this.#late = anew ? late : Math.min(this.#late, late);
    if (anew && !message.table.lesson) void this.#catchUp();
    if (this.#held || this.#queue.length) {
      const waiting = [...this.#queue, message];
      this.#queue = waiting.length <= 6 ? waiting : [];
      if (waiting.length <= 6) return;
      // Too far behind: show the newest, with all its story.
      message = gather(waiting);
      this.#held = null;
      this.holding = false;
    }
    this.#show(message);
  }

  #show(message: StateMessage): void {
    const old = this.state;
    if (old && (message.number < old.number || (message.number === old.number && message.version < old.version))) return;
    const firstTime = old === null || old.view === null;
    const news = message.events.slice(Math.max(0, this.#told - message.first));
    this.#told = Math.max(this.#told, eventsUntil(message));
    this.log = [...this.log, ...news];
    this.fresh = firstTime ? [] : news;
    if (this.fresh.length) this.before = old?.view ?? null;
    this.state = message;
    note(message.table);
    if (this.fresh.length) this.beat += 1;
  }
}

/** A moment of a replay, whole. */
export interface Moment {
  view: View;
  events: GameEvent[];
  insight: Insight;
  position: object | null;
}

/** The moments of a replay: on the wire each holds only what has changed since the one before. */
export function momentsOf(replay: Replay): Moment[] {
  let view = {} as View; // The first frame is whole.
  let insight: Insight = {};
  let position: object | null = null;
  return replay.frames.map((frame) => {
    view = { ...view, ...frame.view };
    insight = { ...insight, ...frame.insight, lots: replay.lots.filter((lot) => lot.at <= frame.number) };
    if (frame.position) position = { ...position, ...frame.position };
    return { view, events: frame.events, insight, position };
  });
}

/** A match that is looked at once more. */
export class StillTable implements TableModel<"any"> {
  code: string;
  table: TableInfo;
  frames: Moment[];
  step = $state(0);
  came = $state.raw<number | null>(null);
  shared = false;
  busy = false;
  clocks = null;
  hint = null;
  forgotten = 0;
  beat = $state(0);

  constructor(table: TableInfo, frames: Moment[]) {
    this.code = table.code;
    this.table = table;
    this.frames = frames;
  }

  /** Show another moment; a step forward plays its events. */
  go(step: number): void {
    const next = Math.max(0, Math.min(this.frames.length - 1, step));
    this.came = this.step;
    this.step = next;
    this.beat += 1;
  }

  get game(): string {
    return this.table.game;
  }
  get number(): number {
    return this.step;
  }
  get still(): boolean {
    return true;
  }
  get canAct(): boolean {
    return false;
  }
  get view(): View {
    return this.frames[this.step]!.view;
  }
  get previous(): View | null {
    return this.step > 0 ? this.frames[this.step - 1]!.view : null;
  }
  get legal(): Move[] {
    return [];
  }
  readonly asked = null;
  get me(): number | null {
    return this.view.viewer ?? null;
  }
  readonly seats = $derived.by((): SeatInfo[] => seatInfos(this.table, this.view, this.me).map((seat) => ({ ...seat, away: false, connected: true })));
  get insight(): Insight {
    return this.frames[this.step]!.insight;
  }
  get position(): object | null {
    return this.frames[this.step]!.position;
  }
  readonly log = $derived.by((): GameEvent[] => this.frames.slice(0, this.step + 1).flatMap((frame) => frame.events));
  get fresh(): GameEvent[] {
    return this.came !== null && this.step === this.came + 1 ? this.frames[this.step]!.events : [];
  }
  send(_move: Move, _more = false): Promise<boolean> {
    return Promise.resolve(false);
  }
  name(party: Party): string {
    return seatName(this.table.members, party);
  }
  who(party: Party): string {
    return this.name(party);
  }
  tell(event: GameEvent): string {
    return tellEvent(event, this);
  }
  say(move: Move): string {
    return sayMove(move, this);
  }
  ask(): string {
    return this.legal.length ? askNow(this) : "";
  }
  hold(): void {
    // The reader has the pace in hand.
  }
  release(): void {
    // Nothing is held.
  }
}
