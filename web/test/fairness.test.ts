/** What the browser notes, adds and checks for a fair deal; and the rules page as players see it. */
import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { canonical, checkHere, note, notedOf, wordsFor } from "../src/core/fairness";
import { forPlayers, markdown } from "../src/core/markdown";
import type { Receipt } from "../src/core/types";

const sha = (data: Buffer): string => createHash("sha256").update(data).digest("hex");
const record = { format: "saleroom/1", game: "luxury", rules: 1, seats: 2, options: { b: [1, 2], a: "ä" }, deal: { lots: [4, 9, 1] }, moves: [] };
const { format: _, moves: __, ...dealt } = record;

function honest(words: string): Receipt {
  const seed = "5a".repeat(64);
  const salt = "05".repeat(32);
  const told = '{"deal":{"lots":[4,9,1]},"game":"luxury","options":{"a":"ä","b":[1,2]},"rules":1,"seats":2}';
  return {
    seed,
    salt,
    seed_commitment: sha(Buffer.from(seed, "hex")),
    commitment: sha(Buffer.concat([Buffer.from(salt, "hex"), Buffer.from(told, "utf8")])),
    entropy: [words, null],
    seating: [0, 1],
  };
}

beforeEach(() => localStorage.clear());

test("JSON is written as the server writes it before it commits", () => {
  expect(canonical(dealt)).toBe('{"deal":{"lots":[4,9,1]},"game":"luxury","options":{"a":"ä","b":[1,2]},"rules":1,"seats":2}');
  expect(canonical([null, true, { b: 1, a: [] }])).toBe('[null,true,{"a":[],"b":1}]');
});

test("an honest deal passes every question", async () => {
  const words = wordsFor({ code: "abc", you: 0 });
  const receipt = honest(words);
  note({ code: "abc", state: "waiting", seed_commitment: receipt.seed_commitment, commitment: null });
  note({ code: "abc", state: "playing", seed_commitment: receipt.seed_commitment, commitment: receipt.commitment });
  const found = await checkHere(record, receipt, notedOf("abc"));
  expect(found.map((one) => one.good)).toEqual([true, true, true, true, true]);
});

test("what was noted first stays, and a deal that was changed is found out", async () => {
  const receipt = honest("three blue stones");
  note({ code: "abc", state: "waiting", seed_commitment: "aa", commitment: null });
  note({ code: "abc", state: "playing", seed_commitment: receipt.seed_commitment, commitment: "bb" });
  note({ code: "abc", state: "playing", seed_commitment: receipt.seed_commitment, commitment: receipt.commitment });
  wordsFor({ code: "abc", you: 0 }, "my own");
  const changed = { ...record, deal: { lots: [9, 4, 1] } };
  const found = Object.fromEntries((await checkHere(changed, receipt, notedOf("abc"))).map((one) => [one.id, one.good]));
  expect(found).toEqual({ seed: true, deal: false, "noted-seed": false, "noted-deal": false, words: false });
});

test("who came too late has noted nothing, and is told so", async () => {
  note({ code: "late", state: "over", seed_commitment: "aa", commitment: "bb" });
  expect(notedOf("late")).toBeNull();
  note({ code: "later", state: "playing", seed_commitment: "aa", commitment: "bb" });
  expect(notedOf("later")).toMatchObject({ deal: "bb" });
  expect(notedOf("later")?.seed).toBeUndefined();
  const found = await checkHere(record, honest("x"), null);
  expect(found.filter((one) => one.good === null).map((one) => one.id)).toEqual(["noted-seed", "noted-deal", "words"]);
});

test("words are random, fit the server, and keep those of the person", () => {
  const [one, two] = [wordsFor({ code: "a", you: 0 }), wordsFor({ code: "b", you: null }, "x".repeat(90))];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toMatch(/^x{31} [0-9a-f]{32}$/);
  expect(wordsFor({ code: "a", you: 0 })).not.toBe(one);
});

test("rules for players leave out how a match is written down", () => {
  const page = "# G\n\n## Variants\n\nOne.\n\n## In a record\n\nThe deal is.\n\n| a |\n|---|\n\n## After\n\nTwo.\n";
  expect(forPlayers(page)).not.toContain("The deal is");
  expect(forPlayers(page)).toContain("## After\n\nTwo.");
  expect(forPlayers("# G\n\n## In a record\n\nThe deal is.\n")).toBe("# G\n\n");
});

test("a mention of a rule on the page is a link to it, but not in code, nor of anything else", () => {
  const html = markdown("**A4 Bidding.** See A4 and R1, `A4`.\n\n| a |\n|---|\n| worth (A4) |", "How");
  expect(html).toContain('<p id="A4"><strong>A4 Bidding.</strong> See <a href="#A4">A4</a> and R1, <code>A4</code>.</p>');
  expect(html).toContain('<td>worth (<a href="#A4">A4</a>)</td>');
});
