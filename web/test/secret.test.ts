/** A reveal of secret: from the lowest up, equal ones at the top strike each other out, the buyer last. */
import { expect, test } from "vitest";
import type { SecretEvent } from "../src/wire/api";
import { need, speak } from "../src/core/i18n.svelte";
import { whenFulfilled } from "../src/tables/secret/about";
import { coinsOf, keysOf, stepsOf, type View } from "../src/tables/secret/scene";

const bid = (seat: number, ...cards: number[]) => ({ seat, type: "bid" as const, recover: false, cards, value: cards.reduce((sum, card) => sum + card, 0) });
const pass = (seat: number) => ({ seat, type: "pass" as const, recover: false });
const revealed = (...choices: (ReturnType<typeof bid> | ReturnType<typeof pass>)[]): SecretEvent => ({ type: "choices_revealed", choices, rule: "S7" });
const sold = (seat: number, after_tie: boolean): SecretEvent => ({ type: "item_sold", item: "coral2", seat, cards: [], after_tie, rule: "S7" });

test("a tie at the top is turned together, struck out, and only then the runner-up turns and takes it", () => {
  const steps = stepsOf([revealed(bid(0, 9), bid(1, 9), bid(2, 4), bid(3, 1), pass(4)), sold(2, true)]);
  expect(steps.map(({ scene }) => scene.turned)).toEqual([[], [4], [4, 3], [4, 3, 0, 1], [4, 3, 0, 1], [4, 3, 0, 1, 2], [4, 3, 0, 1, 2]]);
  expect(steps.map(({ scene }) => scene.cancelled.length)).toEqual([0, 0, 0, 0, 2, 2, 2]);
  expect(steps.map(({ scene }) => scene.settled)).toEqual([false, false, false, false, false, false, true]);
  expect(steps.at(-1)!.scene.round).toMatchObject({ winner: 2, price: 4, ties: [{ value: 9, seats: [0, 1] }] });
});

test("a request is described under the readings of the table", async () => {
  await speak("en");
  await need("secret");
  const at = (readings: View["options"]["readings"]): View => ({ options: { readings } }) as View;
  expect(whenFulfilled("few_types", at([]))).toBe("Your gems are of at most three types; having none is fine.");
  expect(whenFulfilled("few_types", at(["no-stars", "types-need-an-item"]))).toBe("Your gems are of at most three types, and you have at least one.");
  expect(whenFulfilled("two_twos", at(["types-need-an-item"]))).toBe("You have exactly two ★★ gems.");
  expect(whenFulfilled("pairs", at(["one-chip"]))).toBe("You have two or more gems each of at least two types.");
});

test("the story does not run ahead of the cards", () => {
  const steps = stepsOf([{ type: "choice_sealed", seat: 0 }, revealed(bid(0, 9), bid(1, 3)), sold(0, false), { type: "item_turned_up", item: "amber1", asks: 1, rule: "S5" }]);
  expect(steps.map(({ told }) => told)).toEqual([1, 1, 1, 3]);
});

test("two ties in a row leave nobody; where everybody passes nothing is struck out", () => {
  const nobody: SecretEvent = { type: "item_discarded", item: "coral2" };
  const tied = stepsOf([revealed(bid(0, 9), bid(1, 9), bid(2, 4), bid(3, 4)), nobody]).at(-1)!.scene;
  expect(tied).toMatchObject({ cancelled: [0, 1, 2, 3], round: { winner: null } });
  expect(stepsOf([revealed(pass(0), pass(1)), nobody]).at(-1)!.scene.cancelled).toEqual([]);
});

test("whoever was away sees every sale; without a reveal there is nothing to see", () => {
  const twice = stepsOf([revealed(bid(0, 9)), sold(0, false), revealed(bid(0, 8)), { type: "item_sold", item: "amber1", seat: 0, cards: [8], after_tie: false, rule: "S7" }]);
  expect([...new Set(twice.map(({ scene }) => scene.item))]).toEqual(["coral2", "amber1"]);
  expect(stepsOf([{ type: "requests_kept", rule: "S4" }])).toEqual([]);
});

test("cards of equal value have names of their own, and those in the pile count only with it", () => {
  const coins = coinsOf([5, 5], [5, 7], [1]);
  expect(keysOf(coins, [5, 5], false)).toEqual(["5-0", "5-1"]);
  expect(keysOf(coins, [5, 7], false)).toEqual(["5-0"]);
  expect(keysOf(coins, [7], true)).toEqual(["7-0"]);
});
