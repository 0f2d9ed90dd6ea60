/** How a reveal of offers is played out: what turns when, what cancels what, and what is said meanwhile. */
import type { Gem } from "../../art/secret";
import type { SeatInfo } from "../../core/model.svelte";
import type { SecretEvent, SecretItem as Item, SecretRevealedChoice as Choice } from "../../wire/api";

export type { SecretInsight as Insight, SecretMove, SecretPosition as Position, SecretProgress as Progress, SecretView as View } from "../../wire/api";
export type { Choice, Item };

/** The stars of an item such as `amber2`, and its type. */
export const starsOf = (item: Item): number => Number(item.slice(-1));
export const gemOf = (item: Item): Gem => item.slice(0, -1) as Gem;
export const TYPES = ["amber", "beryl", "coral", "diamond", "emerald", "feldspar"] as const;

/** The offers for one item, as they were revealed. */
export interface Round {
  item: Item;
  choices: Choice[];
  /** Who got it; null: nobody. */
  winner: number | null;
  /** What the buyer's cards came to. */
  price: number;
  /** Offers that cancelled each other, the highest value first. */
  ties: { value: number; seats: number[] }[];
}

/** One moment of the reveal: the seats whose offers turn, or whose offers cancel each other. */
export interface Step {
  turn: number[];
  cancel: number[];
}

/** The newest round among some events, or null. */
export function lastRound(events: SecretEvent[]): Round | null {
  const at = events.findLastIndex((event) => event.type === "choices_revealed");
  const revealed = events[at];
  if (revealed?.type !== "choices_revealed") return null;
  const end = events.slice(at).find((event) => event.type === "item_sold" || event.type === "item_discarded");
  if (!end) return null;
  const { choices } = revealed;
  const winner = end.type === "item_sold" ? end.seat : null;
  const price = choices.find((choice) => choice.seat === winner)?.value ?? 0;
  const bids = choices.filter((choice) => choice.type === "bid");
  const values = [...new Set(bids.map((choice) => choice.value ?? 0))].sort((a, b) => b - a);
  // What stood above the buyer, or all that could have bought, was offered more than once.
  const above = winner === null ? values.slice(0, 2) : values.filter((value) => value > price);
  const ties = above.map((value) => ({ value, seats: bids.filter((choice) => choice.value === value).map((choice) => choice.seat) }));
  return { item: end.item, choices, winner, price, ties };
}

/** Passes first, then offers from the lowest; equal ones at the top together; the buyer last. */
export function stepsOf(round: Round): Step[] {
  const tied = new Set(round.ties.flatMap((tie) => tie.seats));
  const passes = round.choices.filter((choice) => choice.type === "pass").map((choice) => choice.seat);
  const others = round.choices
    .filter((choice) => choice.type === "bid" && choice.seat !== round.winner && !tied.has(choice.seat))
    .sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const steps: Step[] = [];
  if (passes.length) steps.push({ turn: passes, cancel: [] });
  for (const choice of others) steps.push({ turn: [choice.seat], cancel: [] });
  for (const tie of round.ties) {
    steps.push({ turn: tie.seats, cancel: [] });
    steps.push({ turn: [], cancel: tie.seats });
  }
  if (round.winner !== null) steps.push({ turn: [round.winner], cancel: [] });
  return steps;
}

/** Everybody as the strip has them: round the table, mine last. */
export function around(seats: SeatInfo[]): SeatInfo[] {
  const mine = seats.findIndex((one) => one.me);
  return mine < 0 ? seats : [...seats.slice(mine + 1), ...seats.slice(0, mine + 1)];
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
