/** Languages change without a reload; events and moves are said in words; rules become pages. */
import { beforeAll, expect, test } from "vitest";
import { listed, need, points, speak, t } from "../src/core/i18n.svelte";
import { contents, markdown } from "../src/core/markdown";
import { sayMove, tellEvent, type Teller } from "../src/core/telling";
import type { View } from "../src/core/types";

const NAMES = ["Fox", "Heron", "Quill"];

function teller(game: string, view: Partial<View>, me: number | null = 0): Teller {
  return { game, me, view: { game, options: {}, ...view } as View, name: (party) => (party === "house" ? t("house") : NAMES[party]!) };
}

beforeAll(async () => {
  await speak("en");
  await need("antiques", "luxury", "colours", "emblems", "secret", "errors");
});

test("plurals are right in Russian, and numbers have a real minus", async () => {
  await speak("ru");
  expect([1, 2, 5, 21].map((count) => t("time-low", { seconds: count }))).toEqual(["Осталась 1 секунда.", "Осталось 2 секунды.", "Осталось 5 секунд.", "Осталась 21 секунда."]);
  expect(document.documentElement.lang).toBe("ru");
  await speak("en");
  expect(t("time-low", { seconds: 1 })).toBe("1 second left.");
  expect(points(-5)).toBe("−5");
  expect(points(5, true)).toBe("+5");
  expect([-1, -3].map((number) => t("emblems-worth-one", { points: number }))).toEqual(["One of your emblems: −1 point", "One of your emblems: −3 points"]);
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
});

test("an event is said to whoever it concerns", () => {
  const event = { type: "bid_made", seat: 1, coins: 6, rule: "A4" };
  expect(tellEvent(event, teller("antiques", {}))).toBe("Heron bids 6.");
  expect(tellEvent(event, teller("antiques", {}, 1))).toBe("You bid 6.");
});

test("names of people are never read as messages or markup", () => {
  const wicked = { ...teller("antiques", {}), name: () => "<img src=x>{ $coins }" };
  expect(tellEvent({ type: "bid_made", seat: 1, coins: 6 }, wicked)).toBe("<img src=x>{ $coins } bids 6.");
});

test("every game's events and moves are in words", () => {
  const said = [
    tellEvent({ type: "bids_revealed", cards: [20, null, 90] }, teller("luxury", {})),
    tellEvent({ type: "card_sold", card: "B8", slot: 4, seat: 1 }, teller("colours", {})),
    tellEvent({ type: "leftover_taken", card: "G*", slot: 1, seat: "house" }, teller("colours", {})),
    tellEvent({ type: "bids_revealed", bids: [{ seat: 0, cards: [12, 23], value: 6, from_deck: false }] }, teller("emblems", {})),
    tellEvent({ type: "item_sold", item: "coral2", seat: 0, cards: [8], after_tie: false }, teller("secret", {})),
    sayMove({ type: "bid", coins: 7 }, teller("antiques", {})),
    sayMove({ type: "trick", use: "swap", target: 2, give: "replica:furniture", take: "collection", payer: 2 }, teller("antiques", {})),
    sayMove({ type: "blackmail", target: null }, teller("luxury", {})),
    sayMove({ type: "renounce", card: "R7" }, teller("colours", {})),
    sayMove({ type: "bid", cards: [12, 23] }, teller("emblems", {})),
    sayMove({ type: "bid", cards: [4, 5], recover: true }, teller("secret", {})),
  ];
  for (const text of said) {
    expect(text).not.toMatch(/^[a-z]+-(event|move)|[{}]| · /);
    expect(text.length).toBeGreaterThan(3);
  }
});

test("who knows everything is told of all seats, and is none of them", () => {
  const lots = [{ points: 3, sign: "estate" }, { points: 7, sign: "jewel" }];
  const said = [
    tellEvent({ type: "bid_sealed", seat: 1, card: 50 }, teller("luxury", {}, null)),
    tellEvent({ type: "lots_appraised", seat: 1, number: 2, lots: [1, 2] }, teller("luxury", { options: { lots } }, null)),
    tellEvent({ type: "blackmail_sealed", seat: 1, target: null }, teller("luxury", {}, null)),
    tellEvent({ type: "hand_card_discarded", seat: 1, card: "R7" }, teller("colours", {}, null)),
    tellEvent({ type: "bid_sealed", seat: 1, cards: [7, 0] }, teller("emblems", {}, null)),
    tellEvent({ type: "cards_drawn", seat: 1, number: 2, cards: [7, 0] }, teller("emblems", {}, null)),
    tellEvent({ type: "choice_sealed", seat: 1, choice: { type: "bid", cards: [4], recover: false } }, teller("secret", {}, null)),
  ];
  for (const text of said) {
    expect(text).toContain("Heron");
    expect(text).not.toMatch(/\byou/i);
    expect(text).not.toMatch(/[{}]| · /);
  }
});

test("cards to bid with are named by what they count", () => {
  expect(sayMove({ type: "bid", cards: [7, 0] }, teller("emblems", {}))).toBe("Bid 3 + 6 = 9");
  expect(tellEvent({ type: "cards_drawn", seat: 0, number: 2, cards: [7, 16] }, teller("emblems", {}))).toBe("You draw 2 cards worth 3 and 1.");
});

test("an event without words is still told", () => {
  expect(tellEvent({ type: "comet_seen", seat: 1 }, teller("antiques", {}))).toBe("comet seen · Heron");
});

test("rules have anchors, tables and lists, and markup in them stays text", () => {
  const html = markdown("# Title\n\n**A4 Bidding.** More *than* `b`.\n\n| a | b |\n|---|---|\n| 1 | <b> |\n\n1. one\n   more\n2. two", "How");
  expect(html).toContain("<h1>Title</h1>");
  expect(html).toContain('<p id="A4"><strong>A4 Bidding.</strong> More <em>than</em> <code>b</code>.</p>');
  expect(markdown("`G*` and `R*`", "How")).toBe("<p><code>G&#42;</code> and <code>R&#42;</code></p>");
  expect(html).toContain("<td>&lt;b&gt;</td>");
  expect(html).toContain("<ol><li>one more</li><li>two</li></ol>");
});

test("what we decided ourselves is folded away, in every language", () => {
  for (const mark of ["*Ruling:*", "*Наши решения:*", "*Unsere\nAuslegung:*"])
    expect(markdown(`**A5 End.** It *ends*. ${mark} that the last\none chooses (A5).`, "How")).toBe('<p id="A5"><strong>A5 End.</strong> It <em>ends</em>.</p><details><summary>How</summary><p>That the last one chooses (<a href="#A5">A5</a>).</p></details>');
  expect(markdown("**A5 終わり。** 終わる。*裁定：* 選べる。", "解釈")).toContain("終わる。</p><details><summary>解釈</summary><p>選べる。</p>");
  expect(markdown("*Ruling:* alone.", "How")).toBe("<details><summary>How</summary><p>Alone.</p></details>");
});

test("sections and rules are the contents of a page of rules", () => {
  const html = markdown("# T\n\n## Things\n\nText.\n\n## A round\n\n**A1 Lot.** One.\n\n**A2 競り。** Two.", "How");
  expect(contents(html)).toEqual([
    { id: "part-1", title: "Things", rules: [] },
    { id: "part-2", title: "A round", rules: [{ id: "A1", title: "A1 Lot", rules: [] }, { id: "A2", title: "A2 競り", rules: [] }] },
  ]);
  expect(html).toContain('<h2 id="part-2">A round</h2>');
});
