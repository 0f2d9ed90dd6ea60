/**
 * What lies on the felt while bids are turned over: it starts from the view before, and each event changes it as the
 * log tells it. Nothing is decided here: who wins, who is tied and what a bid counts is in the events.
 */
import type { Step as PlaybackStep } from "../../core/playback.svelte";
import type { EmblemsBidsRevealed, EmblemsEvent, EmblemsView } from "../../wire/api";

export type { EmblemsEvent, EmblemsView };

/** The place before a seat. */
export interface Slot {
  /** Something lies there. */
  laid: boolean;
  /** Its cards, lowest first; null: only their owner knows them. */
  cards: number[] | null;
  /** How many of them are turned up. */
  open: number;
  /** From the top of the deck, unseen. */
  fromDeck: boolean;
  end: "won" | "tied" | "lost" | null;
}

export interface Scene {
  me: number | null;
  card: number | null;
  /** The table card is out of the game, and still lies there. */
  gone: boolean;
  left: number;
  /** The table cards that nobody has seen yet. */
  toCome: number[];
  slots: Slot[];
  /** Per seat what it has bid for this card in earlier rounds of a tie. */
  earlier: number[][];
  /** Those who bid again; null: nobody has to. */
  again: number[] | null;
  won: number[][];
  spent: number[][];
  hand: number[] | null;
  /** What is told now. */
  event: EmblemsEvent | null;
  /** Why somebody got the card: the bid that won, and mine, if I bid in that round. */
  sold: { seat: number; card: number; value: number | null; mine: number | null } | null;
}

export type Step = PlaybackStep<Scene>;

const EMPTY: Slot = { laid: false, cards: null, open: 0, fromDeck: false, end: null };
/** A whole deck, which is also what every seat begins with. */
export const DECK: readonly number[] = [...Array(32).keys()];

/** What a bid card counts: one for each emblem, six for the joker. */
export function emblemRank(card: number): number {
  return card === 0 ? 6 : card.toString(2).replaceAll("0", "").length;
}

/** Lowest first: by what they count, then by number. */
export function byRank(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => emblemRank(a) - emblemRank(b) || a - b);
}

export function total(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + emblemRank(card), 0);
}

/** What all cards count that a seat has not spent yet, in hand and deck together. */
export function powerLeft(scene: Scene, seat: number): number {
  return total(DECK) - total(scene.spent[seat] ?? []);
}

/** What has been bid for the card that lies there now, per seat, round by round. */
function roundsSoFar(seats: number, log: readonly EmblemsEvent[]): number[][] {
  const earlier: number[][] = Array.from({ length: seats }, () => []);
  const since = log.findLastIndex((event) => event.type === "card_sold" || event.type === "card_removed");
  for (const event of log.slice(since + 1)) {
    if (event.type === "bids_revealed") for (const bid of event.bids) earlier[bid.seat]?.push(bid.value);
  }
  return earlier;
}

/** What lies there, as a view shows it. */
export function sceneOf(view: EmblemsView, log: readonly EmblemsEvent[]): Scene {
  const me = view.viewer;
  return {
    me,
    card: view.table_card,
    gone: false,
    left: view.table_left,
    toCome: view.table_to_come,
    slots: view.sealed.map((laid, seat) => ({ ...EMPTY, laid, cards: laid && seat === me && view.choice ? byRank(view.choice.cards) : null })),
    earlier: roundsSoFar(view.seats, log),
    again: view.tied,
    won: view.won,
    spent: view.spent,
    hand: view.hand,
    event: null,
    sold: null,
  };
}

const FAN = 560;
const WAVE = 230;
const LAST = 420;
const BEAT = 1150;
const SOLD = 1900;

/** The steps in which events are played out; none where no bid was turned. */
export function stepsOf(before: EmblemsView, log: readonly EmblemsEvent[], events: readonly EmblemsEvent[]): Step[] {
  if (!events.some((event) => event.type === "bids_revealed")) return [];
  const steps: Step[] = [];
  let scene = sceneOf(before, log);
  for (const [place, event] of events.entries()) {
    if (event.type === "bids_revealed") {
      scene = fanned(scene, event);
      steps.push({ scene, lasts: FAN, told: place });
      steps.push(...turned(scene, event, events.slice(place + 1), place));
      scene = steps.at(-1)!.scene;
    } else if (event.type === "bids_tied") {
      scene = { ...scene, event, again: event.seats };
      steps.push({ scene, lasts: BEAT + 300, told: place + 1 });
    } else if (event.type === "card_sold") {
      const { seat, card } = event;
      const last = (one: number | null): number | null => (one === null || scene.again?.includes(one) === false ? null : (scene.earlier[one]?.at(-1) ?? null));
      scene = { ...scene, event, card: null, won: scene.won.map((cards, one) => (one === seat ? [...cards, card] : cards)), sold: { seat, card, value: last(seat), mine: last(scene.me) }, again: null };
      steps.push({ scene, lasts: SOLD, told: place + 1 });
    } else if (event.type === "card_removed") {
      scene = { ...scene, event, again: null, gone: true };
      steps.push({ scene, lasts: BEAT, told: place + 1 });
    } else if (event.type === "card_turned_up" && event.card !== scene.card && events.slice(place).some((later) => later.type === "bids_revealed")) {
      // Whoever was away for a while gets several sales at once.
      const { card } = event;
      scene = { ...scene, event: null, sold: null, card, gone: false, left: scene.left - 1, toCome: scene.toCome.filter((one) => one !== card), slots: scene.slots.map(() => EMPTY), earlier: scene.earlier.map(() => []) };
    }
  }
  // From the last hammer on the figures are those that come after it.
  const last = steps.at(-1);
  if (last?.scene.sold) last.now = true;
  return steps;
}

/** All bids lie there face down, as many cards as they are. */
function fanned(scene: Scene, event: EmblemsBidsRevealed): Scene {
  const slots = scene.slots.map((): Slot => EMPTY);
  const spent = [...scene.spent];
  for (const bid of event.bids) {
    slots[bid.seat] = { ...EMPTY, laid: true, cards: byRank(bid.cards), fromDeck: bid.from_deck };
    spent[bid.seat] = [...(spent[bid.seat] ?? []), ...bid.cards];
  }
  const mine = event.bids.find((bid) => bid.seat === scene.me)?.cards ?? [];
  return { ...scene, slots, spent, hand: scene.hand?.filter((card) => !mine.includes(card)) ?? null, event: null };
}

/** Card by card, all bids at once; the last card of whoever is highest comes last of all. */
function turned(scene: Scene, event: EmblemsBidsRevealed, next: readonly EmblemsEvent[], place: number): Step[] {
  const end = next.find((one) => one.type === "bids_tied" || one.type === "card_sold");
  const best = end?.type === "bids_tied" ? end.seats : end?.type === "card_sold" ? [end.seat] : [];
  const most = Math.max(...event.bids.map((bid) => bid.cards.length - (best.includes(bid.seat) ? 1 : 0)));
  const steps: Step[] = [];
  for (let wave = 1; wave <= most; wave += 1) {
    scene = open(scene, (cards, seat) => Math.min(wave, cards - (best.includes(seat) ? 1 : 0)));
    steps.push({ scene, lasts: wave === most ? LAST : WAVE, told: place });
  }
  scene = open(scene, (cards) => cards);
  const ends = end?.type === "bids_tied" ? "tied" : "won";
  scene = {
    ...scene,
    event,
    slots: scene.slots.map((slot, seat) => (slot.laid ? { ...slot, end: best.includes(seat) ? ends : "lost" } : slot)),
    earlier: scene.earlier.map((values, seat) => [...values, ...event.bids.filter((bid) => bid.seat === seat).map((bid) => bid.value)]),
  };
  steps.push({ scene, lasts: BEAT, told: place + 1 });
  return steps;
}

function open(scene: Scene, many: (cards: number, seat: number) => number): Scene {
  return { ...scene, slots: scene.slots.map((slot, seat) => (slot.laid && slot.cards ? { ...slot, open: many(slot.cards.length, seat) } : slot)) };
}

/** For those who want little motion: each round of bids simply open, with how it ended. */
export function stillOf(steps: Step[]): Step[] {
  return steps.flatMap((step, place) => {
    if (step.scene.event?.type !== "bids_revealed") return [];
    const next = steps[place + 1] ?? step;
    return [{ scene: { ...step.scene, event: next.scene.event, sold: next.scene.sold }, lasts: 3000, told: next.told }];
  });
}
