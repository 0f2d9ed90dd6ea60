/** What the browser notes, adds and checks for a fair deal; and the rules page as players see it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { canonical, checkHere, dealCommitment, note, notedOf, seedCommitment, verdictOf, wordsFor, type Noted } from "../src/core/fairness";
import { forPlayers, markdown } from "../src/core/markdown";
import type { Json, Member, Receipt } from "../src/core/types";

interface Forgery {
  name: string;
  record?: Json;
  receipt?: Json;
  without?: string;
  /** The field for which it is refused; empty: the field that is surplus. */
  refused?: string;
  /** What does not hold; "cards" and "seats", that they follow from the seed, are the server's to say. */
  broken?: string[];
}

const FILE = join(import.meta.dirname, "../../tests/core/receipts.json");
const { honest, forged } = JSON.parse(readFileSync(FILE, "utf8")) as { honest: Json; forged: Forgery[] };
const { receipt: shown, ...record } = honest as Json & { receipt: Required<Receipt> };
const member = (place: number, change: Partial<Member> = {}): Member => ({ place, bot: null, added_entropy: false, ...change }) as Member;
const members = [member(0), member(1, { added_entropy: true }), member(2, { bot: "club" })];
const table = { code: shown.table, match: shown.match, members };
const waiting = { ...table, state: "waiting" as const, seed_commitment: shown.seed_commitment, commitment: null };
const playing = { ...waiting, state: "playing" as const, commitment: shown.commitment };

/** What this browser notes at an honest table where it has added these words at place 1. */
function noted(words: string): Noted {
  note(waiting);
  wordsFor({ code: table.code, you: 1 });
  note(playing);
  return { ...notedOf(table.code)!, words };
}

async function answers(record: Json, receipt: unknown, what: Noted | null): Promise<Record<string, boolean | null>> {
  return Object.fromEntries((await checkHere(record, receipt, what, table)).map((one) => [one.id, one.good]));
}

beforeEach(() => localStorage.clear());

test("JSON is written as the server writes it before it commits", () => {
  expect(canonical({ seats: 2, rules: 1, options: { b: [1, 2], a: "ä" }, game: "luxury", deal: { lots: [4, 9, 1] } })).toBe(
    '{"deal":{"lots":[4,9,1]},"game":"luxury","options":{"a":"ä","b":[1,2]},"rules":1,"seats":2}',
  );
  expect(canonical([null, true, { b: 1, a: [] }])).toBe('[null,true,{"a":[],"b":1}]');
});

test("an honest deal passes every question", async () => {
  const found = await checkHere(record, shown, noted("three blue stones"), table);
  expect(found.map((one) => [one.id, one.good])).toEqual([
    ["receipt", true],
    ["seed", true],
    ["deal", true],
    ["noted-seed", true],
    ["noted-deal", true],
    ["places", true],
    ["words", true],
  ]);
  expect(verdictOf(found)).toBe("yes");
});

function forge(change: Forgery): [Json, Json] {
  const receipt: Json = { ...shown, ...change.receipt };
  if (change.without) delete receipt[change.without];
  return [{ ...record, ...change.record }, receipt];
}

test.each(forged.filter((one) => one.refused !== undefined))("refused by name of the field: $name", async (change) => {
  const [forgedRecord, receipt] = forge(change);
  const found = await checkHere(forgedRecord, receipt, noted("three blue stones"), table);
  const field = change.refused?.split("[")[0] || Object.keys(change.receipt!)[0];
  expect(found).toEqual([{ id: "receipt", good: false, field }]);
  expect(verdictOf(found)).toBe("no");
});

test.each(forged.filter((one) => one.broken !== undefined))("not as promised: $name", async (change) => {
  const [forgedRecord, receipt] = forge(change);
  const promised = { ...(receipt as Required<Receipt>) };
  const kept = {
    seed: (await seedCommitment(forgedRecord, promised)) === promised.seed_commitment,
    deal: (await dealCommitment(forgedRecord, promised)) === promised.commitment,
  };
  expect(kept).toEqual({ seed: !change.broken!.includes("seed"), deal: !change.broken!.includes("deal") });
  expect(verdictOf(await checkHere(forgedRecord, receipt, noted("three blue stones"), table))).toBe("no");
});

test.each([null, undefined, [], "receipt", 5])("a receipt that is no object is refused: %j", async (receipt) => {
  expect(await checkHere(record, receipt, null, table)).toEqual([{ id: "receipt", good: false, field: "receipt" }]);
});

test("the receipt of another table or match is refused, whatever is in it", async () => {
  const other = { ...table, code: "abcdefghjkmn" };
  expect((await checkHere(record, shown, null, other))[0]).toEqual({ id: "receipt", good: false, field: "table" });
  expect((await checkHere(record, shown, null, { ...table, match: "0".repeat(24) }))[0]).toEqual({ id: "receipt", good: false, field: "match" });
});

test("what was noted first stays, and promises that were changed are found out", async () => {
  note({ ...waiting, seed_commitment: "aa" });
  note({ ...playing, commitment: "bb" });
  note(playing);
  wordsFor({ code: table.code, you: 1 }, "my own");
  const found = await answers(record, shown, notedOf(table.code));
  expect(found).toEqual({ receipt: true, seed: true, deal: true, "noted-seed": false, "noted-deal": false, places: true, words: false });
});

test("words count only at the place where this browser added them, even if places are not numbered one by one", async () => {
  const words = noted("three blue stones");
  expect((await answers(record, shown, { ...words, place: 0 }))["words"]).toBe(false);
  const gap = { ...table, members: [member(0), member(4, { added_entropy: true }), member(5, { bot: "club" })] };
  const found = await checkHere(record, shown, { ...words, place: 4 }, gap);
  expect(found.find((one) => one.id === "words")?.good).toBe(true);
});

test("words for a bot, or for a player who added none, are found out by a player who was there", async () => {
  for (const [entropy, bots] of [
    [[null, "three blue stones", "417"], []],
    [["417", "three blue stones", null], [2]],
    [[null, "three blue stones", null], []],
  ] as const) {
    const receipt = { ...shown, entropy: [...entropy], bots: [...bots] };
    receipt.commitment = await dealCommitment(record, receipt);
    const found = await answers(record, receipt, noted("three blue stones"));
    expect(found).toMatchObject({ receipt: true, deal: true, places: false, words: true });
  }
});

test("who came too late has noted nothing, and is told so", async () => {
  note({ ...playing, code: "late", state: "over" });
  expect(notedOf("late")).toBeNull();
  note({ ...playing, code: "later" });
  expect(notedOf("later")).toMatchObject({ deal: shown.commitment });
  expect(notedOf("later")?.seed).toBeUndefined();
  const found = await checkHere(record, shown, null, table);
  expect(found.filter((one) => one.good === null).map((one) => one.id)).toEqual(["noted-seed", "noted-deal", "places", "words"]);
  expect(verdictOf(found)).toBe("gaps");
});

test("where the browser cannot hash, nothing is called verified", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const found = await checkHere(record, shown, noted("three blue stones"), table);
  vi.unstubAllGlobals();
  expect(found.filter((one) => one.good === null).map((one) => one.id)).toEqual(["seed", "deal"]);
  expect(verdictOf(found)).toBe("gaps");
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
