/** A reveal of emblems is played out as its events tell it, also when several sales come at once. */
import { expect, test } from "vitest";
import { stepsOf, type EmblemsEvent, type EmblemsView } from "../src/tables/emblems/scene";

const before: EmblemsView = {
  game: "emblems",
  phase: "bidding",
  over: false,
  viewer: 0,
  seats: 3,
  to_act: [2],
  table_card: 7,
  table_left: 2,
  table_to_come: [13, 28],
  sealed: [true, true, false],
  choice: { type: "bid", cards: [3] },
  tied: null,
  won: [[], [], []],
  spent: [[], [], []],
  hand: [3, 5, 6],
  hand_sizes: [3, 3, 3],
  deck: [],
  deck_sizes: [0, 0, 0],
  secret: 3,
  secrets: null,
  removed: [],
  options: { points: { both: 3, one: 1, none: 5 } },
  outcome: null,
};

const sale = (seat: number, card: number, cards: number[]): EmblemsEvent[] => [
  { type: "bids_revealed", bids: cards.map((one, owner) => ({ seat: owner, cards: [one], value: 1, from_deck: false })), rule: "E3" },
  { type: "card_sold", seat, card, rule: "E4" },
];

test("bids lie face down before the first card turns, and the highest turns last", () => {
  const steps = stepsOf(before, [], sale(1, 7, [3, 15, 1]));
  expect(steps[0]!.scene.slots.map((slot) => slot.open)).toEqual([0, 0, 0]);
  expect(steps[1]!.scene.slots.map((slot) => slot.open)).toEqual([1, 0, 1]);
  expect(steps.at(-1)!.scene.won).toEqual([[], [7], []]);
});

test("the hammer says which bid won and what mine was", () => {
  const sold = stepsOf(before, [], sale(1, 7, [3, 15, 1])).at(-1)!;
  expect(sold.scene.sold).toEqual({ seat: 1, card: 7, value: 1, mine: 1 });
  expect(sold.now).toBe(true);
});

test("whoever is not in the tie-break is not compared with it", () => {
  const tied = { ...before, tied: [1, 2] };
  const log: EmblemsEvent[] = [{ type: "bids_revealed", rule: "E3", bids: [2, 4, 4].map((value, seat) => ({ seat, cards: [value], value, from_deck: false })) }];
  const bids = [{ seat: 1, cards: [5], value: 2, from_deck: false }, { seat: 2, cards: [6], value: 3, from_deck: true }];
  const steps = stepsOf(tied, log, [{ type: "bids_revealed", rule: "E5", bids }, { type: "card_sold", seat: 2, card: 7, rule: "E4" }]);
  expect(steps.at(-1)!.scene.sold).toEqual({ seat: 2, card: 7, value: 3, mine: null });
});

test("whoever was away for a while sees each card that was sold meanwhile", () => {
  const steps = stepsOf(before, [], [...sale(1, 7, [3, 15, 1]), { type: "card_turned_up", card: 13, rule: "E3" }, ...sale(0, 13, [5, 2, 4])]);
  const second = steps.filter((step) => step.scene.card === 13);
  expect(second.length).toBeGreaterThan(0);
  expect(second[0]!.scene).toMatchObject({ left: 1, toCome: [28] });
  expect(steps.at(-1)!.scene.won).toEqual([[13], [7], []]);
});
