/** Options in words: for tables in the lobby and those one is asked to sit down at. */
import { beforeAll, expect, test } from "vitest";
import { catalogue } from "../src/core/catalogue.svelte";
import { need, speak } from "../src/core/i18n.svelte";
import { optionsInWords, presetAbout, presetName, specialRules } from "../src/core/options";
import type { GameInfo } from "../src/core/types";

beforeAll(async () => {
  await speak("en");
  await need("antiques", "colours", "emblems", "luxury", "secret");
});

test("what is yes or no, a word or a number is said with its value", () => {
  expect(optionsInWords("colours", { matching: "count", run: 7 })).toMatch(/^.+: .+; .+: 7$/);
  expect(optionsInWords("colours", { matching: "count" })).not.toContain("count;");
});

test("numbers below zero have a real minus", () => {
  expect(optionsInWords("emblems", { points: { both: 3, one: 1, none: -5 } })).toBe("Points: Both emblems 3, One emblem 1 and No emblem −5");
});

test("what is long is only named", () => {
  const sets = Array.from({ length: 40 }, (_, place) => place);
  expect(optionsInWords("colours", { sets })).not.toContain(":");
});

test("of several words their names are said", () => {
  expect(optionsInWords("antiques", { tricks: ["stop", "swap"] })).toBe("Tricks: Stop and Swap");
});

test("nothing is said where all is as usual", () => {
  expect(optionsInWords("antiques", {})).toBe("");
});

test("a table with the options of a preset is said to play it, and what it changes", async () => {
  const table = { game: "luxury", options: { memory: false }, preset: "as-printed" };
  expect(specialRules(table)).toBe("Rules: As printed. Past bids, discards and withdrawn lots can't be looked up, as in the printed rules.");
  await speak("ja");
  expect(specialRules(table)).toMatch(/^ルール：印刷版どおり。.+。$/);
  await speak("en");
});

test("a table without a preset is said to have its options, or nothing where all is as usual", () => {
  expect(specialRules({ game: "luxury", options: { memory: false, readings: ["must-blackmail"] }, preset: null })).toMatch(/^Special rules: .+: No; .+$/);
  expect(specialRules({ game: "luxury", options: {}, preset: null })).toBe("");
});

test("a preset of a game from elsewhere is called as its package says", () => {
  catalogue.guests = [{ id: "candle", seats: [2, 4], presets: [{ id: "quick", title: "Quick", about: "Only six lots are sold.", options: { lots: 6 } }] } as unknown as GameInfo];
  expect([presetName("candle", "quick"), presetAbout("candle", "quick")]).toEqual(["Quick", "Only six lots are sold."]);
  expect([presetName("candle", "slow"), presetAbout("candle", "slow")]).toEqual(["slow", ""]);
  catalogue.guests = [];
});
