/**
 * What lies on the felt while a reveal is played out: it starts from the view before, and each event changes it as
 * the log tells it. Nothing is decided here: who wins, what counts and what comes back is in the events.
 */
import { cards, lotDrawing } from "../../art/luxury";
import { capital, points, t } from "../../core/i18n.svelte";
import type { About } from "../../core/inspector.svelte";
import type { Step as PlaybackStep } from "../../core/playback.svelte";
import { called } from "../../core/telling";
import type { LuxuryCard as Card, LuxuryEvent, LuxuryLot, LuxuryView } from "../../wire/api";

export type { LuxuryEvent, LuxuryInsight, LuxuryLot, LuxuryView } from "../../wire/api";
export type { Card };

export const CARDS: readonly Card[] = [0, 20, 30, 40, 50, 60, 70, 80, 90];
/** Those with a power, in the order in which the rules ask them. */
export const POWERS = [40, 70, 60, 0, 50, 30] as const;
export type Power = (typeof POWERS)[number];

/** Number of lots in a match. */
export const LOTS = 9;
/** Number of lots of a sign that earns a bonus (L9). */
export const WHOLE = 3;

/** The place before a seat. */
export interface Slot {
  /** The card there; null: none, or one that only its owner knows. */
  card: Card | null;
  /** Whether something lies there, and whether it is turned up. */
  laid: boolean;
  open: boolean;
  /** Counts double in this reveal. */
  double: boolean;
  /** What it counts where that is not what is printed on it, or what made it the highest. */
  counts: number | null;
  /** Its power is taken away, or it was put there by a Blackmailer. */
  silent: boolean;
  forced: boolean;
  end: "won" | "tied" | null;
}

export interface Scene {
  me: number | null;
  lot: number | null;
  slots: Slot[];
  hand: Card[] | null;
  won: number[][];
  /** The lots that nobody got; null where the table does not show them (L8). */
  withdrawn: number[] | null;
  /** How many lots are sold or withdrawn. */
  done: number;
  doubled: boolean[];
  rebid: number[] | null;
  /** The lot that has just been withdrawn still lies there, crossed out. */
  gone: boolean;
  /** Powers that have been named since the cards were turned, and those that came to nothing. */
  fired: Power[];
  silenced: Power[];
  /** What is told now, the power and the seats it is about. */
  event: LuxuryEvent | null;
  power: Power | null;
  about: number[];
}

const EMPTY: Slot = { card: null, laid: false, open: false, double: false, counts: null, silent: false, forced: false, end: null };
const SILENCED: readonly Power[] = [0, 50, 30];

/** What lies there, as a view shows it. */
export function sceneOf(view: LuxuryView): Scene {
  const me = view.viewer;
  const slots = view.table.map((card, seat): Slot => {
    if (card !== null) return { ...EMPTY, card, laid: true, open: true, double: view.counts_double[seat] ?? false };
    const sealed = view.phase === "bidding" && (view.sealed[seat] ?? false);
    const mine = sealed && seat === me && view.choice?.type === "bid" ? view.choice.card : null;
    return { ...EMPTY, card: mine, laid: sealed, double: view.doubled[seat] ?? false };
  });
  const shown = view.table.filter((card) => card !== null);
  return {
    me,
    lot: view.lot,
    slots,
    hand: view.hand,
    won: view.won,
    withdrawn: view.memory?.withdrawn ?? null,
    done: LOTS - view.lots_left - (view.lot === null ? 0 : 1),
    doubled: view.doubled,
    rebid: view.rebid,
    gone: false,
    fired: view.phase === "blackmailing" ? POWERS.filter((power) => (power === 40 || power === 70) && shown.includes(power)) : [],
    silenced: [],
    event: null,
    power: view.phase === "blackmailing" ? 50 : null,
    about: [],
  };
}

export type Step = PlaybackStep<Scene>;

const TURN = 120;
const BEAT = 1050;

/** The steps in which events are played out; none where somebody has merely chosen or a lot been turned up. */
export function stepsOf(before: LuxuryView, events: readonly LuxuryEvent[]): Step[] {
  if (events.every((event) => lastsOf(event) === 0 || event.type === "lot_turned_up")) return [];
  const steps: Step[] = [];
  let scene = sceneOf(before);
  for (const [place, event] of events.entries()) {
    if (event.type !== "bids_revealed") {
      scene = after(scene, event);
      steps.push({ scene, lasts: lastsOf(event), told: place + 1 });
      continue;
    }
    scene = laidDown(scene, event.cards);
    steps.push({ scene, lasts: 380, told: place });
    const order = turning(event.cards, events.slice(place + 1));
    for (const [turn, seat] of order.entries()) {
      scene = { ...scene, slots: scene.slots.map((slot, at) => (at === seat ? { ...slot, open: true } : slot)) };
      const left = order.length - 1 - turn;
      steps.push({ scene, lasts: left === 0 ? 700 : left === 1 ? TURN + 330 : TURN, told: left === 0 ? place + 1 : place });
    }
  }
  // Once the lot is gone the figures are those that come after it.
  return steps.filter((step) => step.lasts > 0).map((step) => (step.scene.lot === before.lot ? step : { ...step, now: true }));
}

function lastsOf(event: LuxuryEvent): number {
  switch (event.type) {
    case "bid_sealed":
    case "blackmail_sealed":
    case "match_ended":
      return 0;
    case "bids_tied":
    case "lot_withdrawn":
      return BEAT + 250;
    case "lot_turned_up":
      return 420;
    default:
      return BEAT;
  }
}

/** All cards lie face down, and the marks of the last reveal are gone. */
function laidDown(scene: Scene, cards: readonly (Card | null)[]): Scene {
  return {
    ...scene,
    hand: scene.hand?.filter((card) => card !== cards[scene.me ?? -1]) ?? null,
    slots: cards.map((card, seat) => ({ ...EMPTY, card, laid: card !== null, double: card !== null && (scene.doubled[seat] ?? false) })),
    doubled: scene.doubled.map((doubled, seat) => doubled && (cards[seat] ?? null) === null),
    fired: [],
    silenced: [],
    event: null,
    power: null,
    about: [],
    gone: false,
  };
}

/** In which order the cards turn: by seat, and last of all who will be highest. */
function turning(cards: readonly (Card | null)[], next: readonly LuxuryEvent[]): number[] {
  const end = next.find((event) => event.type === "bid_highest" || event.type === "bids_tied" || event.type === "hooligan_came" || event.type === "bids_revealed");
  const last = end?.type === "bid_highest" || end?.type === "hooligan_came" ? [end.seat] : end?.type === "bids_tied" ? end.seats : [];
  const seats = cards.flatMap((card, seat) => (card === null ? [] : [seat]));
  return [...seats.filter((seat) => !last.includes(seat)), ...seats.filter((seat) => last.includes(seat))];
}

function after(scene: Scene, event: LuxuryEvent): Scene {
  const next: Scene = { ...scene, event, power: null, about: "seat" in event ? [event.seat] : [] };
  const change = (seats: readonly number[], what: Partial<Slot>): void => {
    next.slots = next.slots.map((slot, seat) => (seats.includes(seat) ? { ...slot, ...what } : slot));
  };
  const fire = (power: Power): void => {
    next.power = power;
    if (!next.fired.includes(power)) next.fired = [...next.fired, power];
  };
  switch (event.type) {
    case "bid_sealed":
      change([event.seat], { laid: true, open: false });
      break;
    case "banker_doubled":
      next.doubled = next.doubled.map((doubled, seat) => doubled || seat === event.seat);
      fire(40);
      break;
    case "lots_appraised":
      fire(70);
      break;
    case "constable_called": {
      const silent = next.slots.flatMap((slot, seat) => (SILENCED.some((power) => power === slot.card) ? [seat] : []));
      change(silent, { silent: true });
      next.silenced = SILENCED.filter((power) => next.slots.some((slot) => slot.card === power));
      fire(60);
      break;
    }
    case "hooligan_came":
      fire(0);
      next.gone = true;
      break;
    case "nobody_blackmailed":
      fire(50);
      break;
    case "seat_blackmailed":
      fire(50);
      next.about = [event.seat, event.target];
      if (event.forced) {
        change([event.target], { card: 20, forced: true });
        if (event.target === scene.me && next.hand && event.returned !== null) next.hand = [...next.hand.filter((card) => card !== 20), event.returned];
      }
      break;
    case "swindler_counted":
      fire(30);
      change([event.seat], { counts: 95 });
      break;
    case "bids_tied":
      next.about = event.seats;
      change(event.seats, { end: "tied", counts: event.value });
      if (event.rebid) next.rebid = event.seats;
      else next.gone = true;
      break;
    case "doubling_lasted":
      next.doubled = next.doubled.map((doubled, seat) => doubled || seat === event.seat);
      break;
    case "bid_highest":
      change([event.seat], { end: "won", counts: event.value });
      break;
    case "lot_sold":
      next.won = next.won.map((lots, seat) => (seat === event.seat ? [...lots, event.lot].sort((a, b) => a - b) : lots));
      next.done += 1;
      next.lot = null;
      break;
    case "lot_withdrawn":
      next.withdrawn &&= [...next.withdrawn, event.lot];
      next.done += 1;
      next.lot = null;
      break;
    case "lot_turned_up":
      next.lot = event.lot;
      next.slots = next.slots.map(() => EMPTY);
      next.rebid = null;
      next.gone = false;
      next.fired = [];
      next.silenced = [];
      break;
  }
  return next;
}

/** For those who want little motion: the one moment that shows everything, all cards open and all powers named. */
export function stillOf(steps: Step[]): Step[] {
  const end = steps.findLastIndex(({ scene }) => scene.slots.some((slot) => slot.open) && scene.lot !== null);
  const step = steps[end] ?? steps.at(-1);
  return step ? [{ scene: { ...step.scene, power: null }, lasts: 1800, told: steps.at(-1)!.told }] : [];
}

/** What a bid card is, and what it does. */
export function aboutCard(card: Card): About {
  return { title: called("luxury", "card", card), text: t(`luxury-card-${card}-about`), rule: "L4", game: "luxury", markup: cards[card], colour: `var(--luxury-${card})` };
}

/** What a lot is, and what it counts. */
export function aboutLot(lots: readonly LuxuryLot[], number: number): About {
  const lot = lots[number - 1]!;
  const alike = lots.filter((one) => one.sign === lot.sign).map((one) => one.points).sort((a, b) => a - b);
  return {
    title: capital(t("luxury-lot", { ...lot })),
    text: t("luxury-lot-about", { lots: alike.map((one) => points(one)).join(", "), count: alike.length }),
    figures: [[t("luxury-breakdown-lots"), points(lot.points)], ...(alike.length >= WHOLE ? [[t("luxury-breakdown-signs"), "+3"] as const] : [])],
    rule: "L9",
    game: "luxury",
    markup: lotDrawing(lots, number),
    colour: `var(--luxury-${lot.sign})`,
  };
}

/** Who got the last lot, and why: whether it was me, and a sentence. */
export function verdictOf(log: readonly LuxuryEvent[], me: number | null, name: (seat: number) => string): { won: boolean | null; text: string; rule: string } | null {
  const end = log.findLastIndex((event) => event.type === "lot_sold" || event.type === "lot_withdrawn");
  if (end < 0 || log.slice(end).some((event) => event.type === "bids_revealed")) return null;
  const start = log.findLastIndex((event, at) => at < end && event.type === "bids_revealed");
  const round = log.slice(Math.max(0, start), end + 1);
  const first = <T extends LuxuryEvent["type"]>(type: T): Extract<LuxuryEvent, { type: T }> | undefined => round.findLast((event): event is Extract<LuxuryEvent, { type: T }> => event.type === type);
  const sold = first("lot_sold");
  const hooligan = first("hooligan_came");
  const you = (seat: number): string => (seat === me ? "who" : "no");
  if (!sold) {
    if (hooligan) return { won: null, text: t("luxury-verdict-hooligan", { who: name(hooligan.seat), you: you(hooligan.seat) }), rule: "L4" };
    return { won: null, text: t("luxury-verdict-tied", { value: first("bids_tied")?.value ?? 0 }), rule: "L7" };
  }
  const value = first("bid_highest")?.value ?? 0;
  if (sold.seat === me) return { won: true, text: t("luxury-verdict-won", { value }), rule: "L6" };
  const who = name(sold.seat);
  const blackmail = round.findLast((event) => event.type === "seat_blackmailed" && event.target === me && event.forced);
  if (blackmail?.type === "seat_blackmailed") return { won: false, text: t("luxury-verdict-blackmailed", { who, value, by: name(blackmail.seat) }), rule: "L4" };
  const mine = me === null ? null : (first("bids_revealed")?.cards[me] ?? null);
  if (mine === null) return { won: null, text: t("luxury-verdict-other", { who, value }), rule: "L6" };
  return { won: false, text: t("luxury-verdict-lost", { who, value, card: called("luxury", "card", mine) }), rule: "L6" };
}
