/** Options in words: for tables in the lobby and those one is asked to sit down at. */
import { beforeAll, expect, test } from "vitest";
import { need, speak } from "../src/core/i18n.svelte";
import { optionsInWords } from "../src/core/options";

beforeAll(async () => {
  await speak("en");
  await need("antiques", "colours", "secret");
});

test("what is yes or no, a word or a number is said with its value", () => {
  expect(optionsInWords("colours", { matching: "count", run: 7 })).toMatch(/^.+: .+; .+: 7$/);
  expect(optionsInWords("colours", { matching: "count" })).not.toContain("count;");
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
