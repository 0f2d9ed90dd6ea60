/** Every table is really drawn, from states of random matches: who sits there, what can be pressed, and what a press sends. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { need, speak, t } from "../src/core/i18n.svelte";
import { inspector } from "../src/core/inspector.svelte";
import { keep } from "../src/core/keep";
import { LiveTable, type TableModel } from "../src/core/model.svelte";
import { prefs } from "../src/core/prefs.svelte";
import type { Json, Move, TableInfo, View } from "../src/core/types";
import Playing from "../src/pages/Playing.svelte";
import Receipt from "../src/pages/Receipt.svelte";
import BidPad from "../src/parts/BidPad.svelte";
import Hand from "../src/parts/Hand.svelte";
import Standings from "../src/parts/Standings.svelte";
import PlainTable from "../src/tables/plain/PlainTable.svelte";

interface Sample {
  game: string;
  view: View;
  insight: Json;
  legal: Move[];
}
const FILE = join(import.meta.dirname, "../../build/samples.json");
const samples: Sample[] = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Sample[]) : [];
const GAMES = ["antiques", "luxury", "colours", "emblems", "secret"];
const toAct = (game: string): Sample[] => samples.filter((one) => one.game === game && one.legal.length > 0);

/** Wait until something is drawn, with patience for a busy machine. */
const soon = <Result>(look: () => Result): Promise<Result> => vi.waitFor(look, { timeout: 20_000 });

let hear: (message: Json) => void;
let sent: Move[];
/** Accepts the last move. */
let answer: () => void;
/** The server: it hears moves, and answers only when it is told to. */
class Socket {
  static OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    hear = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string; id: string; move: Move };
    if (message.type !== "move") return;
    sent.push(message.move);
    answer = () => this.onmessage?.({ data: JSON.stringify({ type: "accepted", id: message.id }) });
  }
  close(): void {}
}

const names = ["Ada", "Bruno", "Chen", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jo"];
function info(game: string, seats: number, me = 0): TableInfo {
  const members = Array.from({ length: seats }, (_, seat) => ({ place: seat, nickname: names[seat]!, bot: null, character: null, guest: false, program: false, seat, ready: true, away: false, connected: true, host: seat === 0, wants_clock: null, added_entropy: false, agrees_to: null, muted: false, conceded: false }));
  return { code: "abc", game, seats, options: {}, preset: null, listed: false, clock: { kind: "none" }, state: "playing", members, you: me, mine: [me], spectators: 0, seed_commitment: "", commitment: null, match: "m", lesson: false, next: null, private: false, paused: false, ended: null, tried: null };
}
const stateOf = ({ game, view, insight, legal }: Sample, number = 1): Json => ({ type: "state", version: 1, number, now: Date.now(), first: 0, history: 0, events: [], table: info(game, view.seats, view.viewer ?? 0), view, insight, legal, clocks: null });

let table: LiveTable;
let page: HTMLElement;
let end: () => void = () => undefined;
/** The same evening every time. */
let seed = 7;
const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
const moment = (): Promise<void> => new Promise((go) => setTimeout(go, 2));

function draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  const made = mount(component, { target: page, props });
  end = () => void unmount(made);
  flushSync();
}
async function sit(sample: Sample, component?: Component<{ table: TableModel }>): Promise<void> {
  await need(sample.game);
  table = new LiveTable("abc");
  await moment();
  hear(stateOf(sample));
  if (component) draw(component, { table: table as TableModel });
  else draw(Playing, { table, ended: false, onend: () => undefined });
  // The frame draws in steps; the lot is the last one.
  await soon(() => expect(page.querySelector(".lot > *, [role=alert]")).toBeTruthy());
  flushSync();
}
function leave(): void {
  end();
  end = () => undefined;
  table?.close();
  page.replaceChildren();
}
const textOf = (node: Element): string => node.getAttribute("aria-label") ?? node.textContent!.replace(/\s+/g, " ").trim();
const enabled = (within: string): HTMLButtonElement[] => [...page.querySelectorAll<HTMLButtonElement>(`${within} button`)].filter((one) => !one.disabled && one.getAttribute("aria-disabled") !== "true");
async function press(button: HTMLElement): Promise<void> {
  button.click();
  await moment();
  flushSync();
}
function expectSeats({ view }: Sample): void {
  for (const [seat, name] of names.slice(0, view.seats).entries()) expect(page.textContent).toContain(seat === view.viewer ? t("you") : name);
}
/** The same for the same move, whatever the order of its cards. */
const plain = (move: Move): string => JSON.stringify(Object.entries(move).map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]).sort());

beforeAll(() => speak("en"));
beforeEach(() => {
  sent = [];
  page = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (address: string) => Response.json(address.endsWith("/chat") ? [] : { types: {} }));
  prefs.setSpeed("at-once");
  prefs.setConfirm("off");
});
afterEach(() => {
  leave();
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

for (const game of GAMES) {
  test(`${game}: seats are named; whatever is pressed, one legal move is sent`, async () => {
    const some = toAct(game).filter((_, place, all) => place % Math.ceil(all.length / 8) === 0);
    expect(some.length).toBeGreaterThan(3);
    for (const sample of some) {
      sent = [];
      await sit(sample);
      expect(page.querySelector("[role=alert]")).toBeNull();
      expectSeats(sample);
      for (let step = 0; sent.length === 0 && step < 80; step++) {
        const all = enabled(":is(.room, .mine, dialog)");
        const main = step % 2 ? all.find((one) => one.matches(".pad .main")) : undefined;
        const next = main ?? all[random(all.length)];
        if (next) await press(next);
        else await moment();
      }
      expect(sample.legal.map(plain)).toContain(plain(sent[0]!));
      for (const one of enabled(".mine").slice(0, 12)) await press(one);
      expect(sent).toHaveLength(1); // while it is on its way there is nothing to press
      leave();
    }
  });

  test(`${game}: where nothing is legal nothing can be sent`, async () => {
    await sit({ ...toAct(game)[0]!, legal: [] });
    for (let round = 0; round < 2; round++) for (const one of enabled(".mine")) await press(one);
    expect(sent).toEqual([]);
  });
}

test("antiques: the pad has the legal amounts, and each sends just that", async () => {
  const bidding = toAct("antiques").find((one) => one.view.phase === "bidding")!;
  const amounts = [4, 5, 6, 7, 8, 9, 10, 11];
  const sample = { ...bidding, legal: [{ type: "pass" }, ...amounts.map((coins) => ({ type: "bid", coins }))] };
  const wanted: [string, Move][] = [[t("pass"), { type: "pass" }], ...[4, 5, 6, 9, 11].map((coins): [string, Move] => [t("bid-amount", { amount: coins }), { type: "bid", coins }])];
  for (const [place, [, move]] of wanted.entries()) {
    sent = [];
    await sit(sample);
    const buttons = enabled(`[role=group][aria-label="${t("bid-pad")}"]`);
    expect(buttons.map(textOf)).toEqual(wanted.map(([label]) => label));
    await press(buttons[place]!);
    expect(sent).toEqual([move]);
    leave();
  }
});

test("antiques: a player who has declined a swap cannot be asked again, and the sheet says so", async () => {
  const targets = ({ legal }: Sample): number[] => [...new Set(legal.flatMap((move) => (move["use"] === "swap" ? [move["target"] as number] : [])))];
  const sample = toAct("antiques").find((one) => targets(one).length > 1)!;
  const [first] = targets(sample);
  keep("ask-tricks", null);
  const opener = (): Promise<HTMLElement> =>
    soon(() => {
      const found = [...page.querySelectorAll<HTMLElement>(".tricks button")].find((one) => textOf(one) === t("antiques-table-swap-open"));
      expect(found).toBeTruthy();
      return found!;
    });
  await sit({ ...sample, view: { ...sample.view, asked: [first] } as View, legal: sample.legal.filter((move) => move["target"] !== first) });
  await press(await opener());
  const declined = [...page.querySelectorAll<HTMLElement>("dialog button")].find((one) => textOf(one) === names[first!])!;
  expect(declined.getAttribute("aria-disabled")).toBe("true");
  await press(declined);
  expect(inspector.shown?.about.text).toBe(t("antiques-table-asked-already", { who: names[first!]! }));
  leave();
  await sit({ ...sample, view: { ...sample.view, asked: targets(sample) } as View, legal: sample.legal.filter((move) => move["use"] !== "swap") });
  await press(await opener());
  expect(inspector.shown?.about.text).toBe(t("antiques-table-all-declined"));
});

test("luxury: of the cards in hand those can be chosen that may be bid", async () => {
  const bidding = toAct("luxury").find((one) => one.legal.length === 4 && one.legal.every((move) => move.type === "bid"))!;
  const [, ...legal] = bidding.legal;
  await sit({ ...bidding, legal });
  const cards = await soon(() => {
    const found = enabled(".hand");
    expect(found).toHaveLength(legal.length);
    return found;
  });
  await press(cards[1]!);
  await press(page.querySelector<HTMLElement>(".pad .main")!);
  expect(sent).toHaveLength(1);
  const inOrder = legal.map((move) => move["card"] as number).sort((a, b) => a - b);
  expect(sent[0]).toEqual({ type: "bid", card: inOrder[1] });
});

/** A press with a finger or a mouse, at the same place each time. */
async function tap(button: HTMLElement): Promise<void> {
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: 50, clientY: 50 }));
  await moment();
  flushSync();
}
const passing = (): Sample => ({ ...toAct("antiques").find((one) => one.view.phase === "bidding")!, legal: [{ type: "pass" }, { type: "bid", coins: 4 }] });
const passButton = (): HTMLElement => page.querySelector<HTMLElement>(".pad .button.no")!;

test("who presses twice passes once: the second press does not pass the next lot", async () => {
  const sample = passing();
  await sit(sample);
  hear({ ...stateOf(sample, 2), asked: 2 });
  flushSync();
  await tap(passButton());
  expect(sent).toEqual([{ type: "pass" }]);
  answer();
  hear({ ...stateOf(sample, 3), asked: 3 });
  await moment();
  flushSync();
  await tap(passButton());
  expect(sent).toHaveLength(1);
  vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(performance.now() + 1000);
  await tap(passButton());
  expect(sent).toHaveLength(2);
});

test("a key that is held down presses once", async () => {
  await sit(passing());
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  passButton().dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
  const once = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  passButton().dispatchEvent(once);
  expect(once.defaultPrevented).toBe(false);
});

test("a finger that rests on a card asks what it is, and does not choose it", async () => {
  vi.useFakeTimers();
  const onchange = vi.fn();
  const card = createRawSnippet<[string, { selected: boolean; disabled: boolean }]>((item) => ({ render: () => `<i>${item()}</i>` }));
  draw(Hand as unknown as Component<Record<string, unknown>>, { items: ["a"], key: String, label: String, name: "hand", card, onchange, about: () => ({ title: "An ace" }) });
  const [a] = page.querySelectorAll("button");
  const finger = (type: string): boolean => a!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch" }));
  finger("pointerdown");
  vi.advanceTimersByTime(600);
  finger("pointerup");
  vi.useRealTimers();
  expect(inspector.shown?.about.title).toBe("An ace");
  await tap(a!);
  expect(onchange).not.toHaveBeenCalled();
  finger("pointerdown");
  finger("pointerup");
  await tap(a!);
  expect(onchange).toHaveBeenCalledOnce();
});

test("Standings: who wins a tie stands first, and not by colour alone", async () => {
  const sample = toAct("luxury").find((one) => one.view.seats === 3)!;
  await sit(sample);
  const holds = createRawSnippet(() => ({ render: () => "<i></i>" }));
  draw(Standings as unknown as Component<Record<string, unknown>>, { table, outcome: { scores: [5, 9, 9], winners: [2] }, holds });
  const rows = [...page.querySelectorAll(".standings > li")];
  expect(rows.map((one) => one.querySelector(`[aria-label="${t("winner")}"]`) !== null)).toEqual([true, false, false]);
  expect(rows[0]!.textContent).toContain(sample.view.viewer === 2 ? t("you") : names[2]);
});

test("the plain table has a button for each of a few moves", async () => {
  const sample = toAct("luxury").find((one) => one.legal.length > 2)!;
  for (const [place, move] of sample.legal.entries()) {
    sent = [];
    await sit(sample, PlainTable as Component<{ table: TableModel }>);
    expectSeats(sample);
    const buttons = enabled(`[role=group][aria-label="${t("bid-pad")}"]`);
    expect(buttons.map(textOf)).toEqual(sample.legal.map((one) => table.say(one)));
    await press(buttons[place]!);
    expect(sent).toEqual([move]);
    leave();
  }
});

test("a state that cannot be drawn does not take the page away; the next one does heal it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const sample = toAct("luxury")[0]!;
  await sit({ ...sample, view: { ...sample.view, won: null } as unknown as View });
  expect(page.querySelector("[role=alert] h1")!.textContent).toBe(t("mishap-title"));
  expect(console.error).toHaveBeenCalled();
  hear(stateOf(sample, 2));
  await soon(() => expect(page.querySelector(".pad")).toBeTruthy());
  expect(page.querySelector("[role=alert]")).toBeNull();
});

test("BidPad: nothing to bid says so, and a press does nothing", async () => {
  const onbid = vi.fn();
  const onpass = vi.fn();
  draw(BidPad, { amounts: [], pass: true, game: "antiques", onbid, onpass });
  expect(enabled("").map(textOf)).toEqual([t("pass")]);
  for (const one of page.querySelectorAll<HTMLButtonElement>("button")) await press(one);
  expect([onbid.mock.calls.length, onpass.mock.calls.length]).toEqual([0, 1]);
});

test("BidPad: another amount is bid only if it is legal", async () => {
  const onbid = vi.fn();
  draw(BidPad, { amounts: [3, 4, 5], pass: false, game: "antiques", onbid, onpass: vi.fn() });
  await press(enabled("").find((one) => textOf(one) === t("bid-other"))!);
  const input = page.querySelector("input")!;
  for (const [typed, calls] of [["7", []], ["4", [[4]]]] as const) {
    input.value = typed;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    page.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(onbid.mock.calls).toEqual(calls);
  }
});

test("Hand: one tab stop, arrows go on, what cannot be chosen is not", async () => {
  const onchange = vi.fn();
  const card = createRawSnippet<[string, { selected: boolean; disabled: boolean }]>((item) => ({ render: () => `<i>${item()}</i>` }));
  draw(Hand as unknown as Component<Record<string, unknown>>, { items: ["a", "b", "c"], key: String, label: String, name: "hand", card, onchange, several: false, why: (item: string) => (item === "b" ? { text: "no" } : null) });
  const [a, b, c] = page.querySelectorAll("button");
  expect([a!.tabIndex, b!.tabIndex, c!.tabIndex]).toEqual([0, -1, -1]);
  for (const one of [a!, b!, c!]) await press(one);
  expect(onchange.mock.calls).toEqual([[["a"]], [["c"]]]);
  c!.focus();
  c!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(a);
});

const { honest } = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/core/receipts.json"), "utf8")) as { honest: Record<string, unknown> & { receipt: Record<string, unknown> } };

/** The receipt at the end of the page, after the button has been pressed that checks it. */
async function pressCheck(record: Record<string, unknown>, answer: unknown): Promise<void> {
  await need("after");
  const { table, match } = honest.receipt as { table: string; match: string };
  vi.stubGlobal("fetch", async (address: string) => Response.json(address.endsWith("/verify") ? answer : address.endsWith("/record") ? record : record["receipt"]));
  draw(Receipt, { info: { ...info("luxury", 3), code: table, match } });
  await soon(() => expect(page.textContent).toContain("three blue stones"));
  await press(enabled("")[0]!);
}

test("Receipt: what does not fit is shown, the same sentence twice too", async () => {
  await pressCheck(honest, { fair: false, problems: ["odd", "odd"] });
  await soon(() => expect([...page.querySelectorAll("p.bad")].map(textOf).filter((one) => one === "odd")).toHaveLength(2));
});

test("Receipt: a field that is missing is named, whatever the server says of it", async () => {
  const { salt: _, ...receipt } = honest.receipt;
  await pressCheck({ ...honest, receipt }, { fair: true, problems: [] });
  await soon(() => expect(page.querySelector("p.bad")?.textContent).toContain("doesn't match"));
  expect([...page.querySelectorAll("p.bad")].map(textOf).join(" ")).toContain("salt");
});

test("Receipt: without notes of this browser it is not called verified", async () => {
  await pressCheck(honest, { fair: true, problems: [] });
  await soon(() => expect(page.querySelector("[role=status] b")?.textContent).toContain("not everything could be checked"));
});
