/** How a reveal of sealed choices is played out: what turns when, what cancels what, and who got it why. */
import type { Gem } from "../../art/secret";
import type { Step as PlaybackStep } from "../../core/playback.svelte";
import type { SecretEvent, SecretItem as Item, SecretRevealedChoice as Choice, SecretView as View } from "../../wire/api";

export type { SecretInsight as Insight, SecretMove, SecretPosition as Position, SecretProgress as Progress, SecretRequest as Request } from "../../wire/api";
export type { Choice, Item, View };

/** The stars of an item such as `amber2`, and its type. */
export const starsOf = (item: Item): number => Number(item.slice(-1));
export const gemOf = (item: Item): Gem => item.slice(0, -1) as Gem;
export const TYPES = ["amber", "beryl", "coral", "diamond", "emerald", "feldspar"] as const;
export const asksOf = (view: View, item: Item): number => view.options.asks[gemOf(item)][starsOf(item) - 1] ?? 1;

/** The choices for one item, as they were revealed. */
export interface Round {
  item: Item;
  choices: Choice[];
  /** Who got it; null: nobody. */
  winner: number | null;
  /** What the buyer's cards came to. */
  price: number;
  /** Bids that cancelled each other, the highest value first. */
  ties: { value: number; seats: number[] }[];
}

export interface Scene {
  item: Item | null;
  /** What is revealed; null while choices are made. */
  round: Round | null;
  /** Whose choices have turned, and whose have cancelled each other. */
  turned: number[];
  cancelled: number[];
  /** The hammer has fallen. */
  settled: boolean;
}

export type Step = PlaybackStep<Scene>;

export const sceneOf = (view: View): Scene => ({ item: view.item, round: null, turned: [], cancelled: [], settled: false });

function roundOf(choices: Choice[], end: Extract<SecretEvent, { type: "item_sold" | "item_discarded" }>): Round {
  const winner = end.type === "item_sold" ? end.seat : null;
  const price = choices.find((choice) => choice.seat === winner)?.value ?? 0;
  const bids = choices.filter((choice) => choice.type === "bid");
  const values = [...new Set(bids.map((choice) => choice.value ?? 0))].sort((a, b) => b - a);
  // What stood above the buyer, or all that could have bought, was bid more than once.
  const above = winner === null ? values.slice(0, 2) : values.filter((value) => value > price);
  const ties = above.map((value) => ({ value, seats: bids.filter((choice) => choice.value === value).map((choice) => choice.seat) }));
  return { item: end.item, choices, winner, price, ties };
}

const FIRST = 600;
const TURN = 300;
const EACH = 120;
const TIED = 600;
const CANCEL = 1500;
const HAMMER = 2300;

/** Passes first, then bids from the lowest; equal ones at the top together, and struck out; the buyer last. */
export function stepsOf(events: readonly SecretEvent[]): Step[] {
  return events.flatMap((event, place) => {
    const end = events.slice(place).find((one) => one.type === "item_sold" || one.type === "item_discarded");
    return event.type === "choices_revealed" && end ? playedOut(roundOf(event.choices, end), place, events.indexOf(end) + 1) : [];
  });
}

function playedOut(round: Round, before: number, after: number): Step[] {
  const tied = new Set(round.ties.flatMap((tie) => tie.seats));
  const cards = Math.max(1, ...round.choices.map((choice) => choice.cards?.length ?? 0));
  let scene: Scene = { item: round.item, round, turned: [], cancelled: [], settled: false };
  const steps: Step[] = [{ scene, lasts: FIRST, told: before }];
  const turn = (seats: number[], lasts = TURN): void => {
    if (!seats.length) return;
    scene = { ...scene, turned: [...scene.turned, ...seats] };
    steps.push({ scene, lasts: lasts + EACH * cards, told: before });
  };
  turn(round.choices.filter((choice) => choice.type === "pass").map((choice) => choice.seat));
  round.choices
    .filter((choice) => choice.type === "bid" && choice.seat !== round.winner && !tied.has(choice.seat))
    .sort((a, b) => (a.value ?? 0) - (b.value ?? 0))
    .forEach((choice) => turn([choice.seat]));
  for (const tie of round.ties) {
    turn(tie.seats, TIED);
    scene = { ...scene, cancelled: [...scene.cancelled, ...tie.seats] };
    steps.push({ scene, lasts: CANCEL, told: before });
  }
  if (round.winner !== null) turn([round.winner], TIED);
  steps.push({ scene: { ...scene, settled: true }, lasts: HAMMER, told: after });
  return steps;
}

/** My ten cards, each with a name of its own and the place where it lies. */
export interface Coin {
  key: string;
  value: number;
  where: "hand" | "pile" | "locked";
}

export function coinsOf(hand: number[], pile: number[], locked: number[]): Coin[] {
  const seen = new Map<number, number>();
  return ([["hand", hand], ["pile", pile], ["locked", locked]] as const).flatMap(([where, values]) =>
    values.map((value) => {
      const nth = seen.get(value) ?? 0;
      seen.set(value, nth + 1);
      return { key: `${value}-${nth}`, value, where };
    }),
  );
}

/** The names of cards of these values, as they lie in the hand, and with `recover` in the pile too. */
export function keysOf(coins: Coin[], cards: number[], recover: boolean): string[] {
  const left = coins.filter((coin) => coin.where === "hand" || (recover && coin.where === "pile"));
  return cards.flatMap((value) => {
    const at = left.findIndex((coin) => coin.value === value);
    return at < 0 ? [] : [left.splice(at, 1)[0]!.key];
  });
}
