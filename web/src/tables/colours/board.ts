/**
 * What lies on the table of `colours`, and how events change it: several events come with one state, and are shown
 * one after the other. Only for the eye: what counts is the view that follows.
 */
import { colours, type Colour } from "../../art/colours";
import { capital, points, t } from "../../core/i18n.svelte";
import type { About } from "../../core/inspector.svelte";
import type { Step } from "../../core/playback.svelte";
import { called } from "../../core/telling";
import type { ColoursCard as Card, ColoursEvent, ColoursMark as Mark, ColoursView, Party } from "../../wire/api";

export type { ColoursMove } from "../../wire/api";
export type { Card, ColoursEvent, Mark };

export interface Board {
  market: (Card | null)[];
  /** Per slot, by seat. */
  marks: Record<string, Mark>[];
  sale: number | null;
  totals: number[];
  /** Per seat: slots with its X that a hand card has replaced in this auction. */
  replaced: number[][];
  out: boolean[];
  handSizes: number[];
  houseSize: number | null;
  hand: Card[] | null;
}

export interface Scene {
  /** What is played out; null: nothing is. */
  event: ColoursEvent | null;
  board: Board;
}

export function boardOf(view: ColoursView): Board {
  return {
    market: view.market,
    marks: view.marks,
    sale: view.sale,
    totals: view.totals,
    replaced: view.replaced,
    out: view.out,
    handSizes: view.hand_sizes,
    houseSize: view.house_size,
    hand: view.hand,
  };
}

const put = <Item>(list: Item[], place: number, item: Item): Item[] => list.map((one, index) => (index === place ? item : one));
const more = (list: number[], place: number, by: number): number[] => list.map((one, index) => (index === place ? one + by : one));

function without(hand: Card[] | null, card: Card | undefined): Card[] | null {
  const place = hand && card ? hand.indexOf(card) : -1;
  return hand && place >= 0 ? [...hand.slice(0, place), ...hand.slice(place + 1)] : hand;
}

function taken(board: Board, slot: number, seat: Party, card: Card, me: number | null): Board {
  return {
    ...board,
    market: put(board.market, slot, null),
    marks: put(board.marks, slot, {}),
    handSizes: seat === "house" ? board.handSizes : more(board.handSizes, seat, 1),
    houseSize: seat === "house" ? (board.houseSize ?? 0) + 1 : board.houseSize,
    hand: seat === me && board.hand ? [...board.hand, card] : board.hand,
  };
}

function after(board: Board, event: ColoursEvent, me: number | null): Board {
  switch (event.type) {
    case "card_put_up":
      return { ...board, sale: event.slot, out: board.out.map((one, seat) => one || event.out.includes(seat)) };
    case "card_renounced":
      return {
        ...board,
        marks: put(board.marks, event.slot, { ...board.marks[event.slot], [event.seat]: "?" }),
        totals: more(board.totals, event.seat, 1),
      };
    case "hand_card_discarded":
      return {
        ...board,
        totals: more(board.totals, event.seat, 1),
        handSizes: more(board.handSizes, event.seat, -1),
        hand: without(board.hand, event.card),
      };
    case "hand_card_replaces":
      return { ...board, replaced: put(board.replaced, event.seat, [...(board.replaced[event.seat] ?? []), event.slot]) };
    case "seat_passed":
      return { ...board, out: put(board.out, event.seat, true) };
    case "card_sold": {
      const buyer = String(event.seat);
      const marks = board.marks.map((slot) => {
        const kept = Object.entries(slot).filter(([seat, mark]) => mark === "X" || seat === buyer);
        return Object.fromEntries(kept.map(([seat]) => [seat, "X" as const]));
      });
      const still = { ...board, marks, sale: null, totals: board.totals.map(() => 0), replaced: board.replaced.map(() => []), out: board.out.map(() => false) };
      return taken(still, event.slot, event.seat, event.card, me);
    }
    case "leftover_taken":
      return taken(board, event.slot, event.seat, event.card, me);
    case "market_discarded":
      return { ...board, market: board.market.map(() => null), marks: board.marks.map(() => ({})) };
    case "deal_begun":
      return { ...board, market: event.market };
    default:
      return board;
  }
}

/** How long each event is looked at, in milliseconds at the ordinary speed; my own bids are shown as I make them. */
const LASTS: Partial<Record<ColoursEvent["type"], number>> = {
  card_put_up: 420,
  card_renounced: 240,
  hand_card_discarded: 300,
  hand_card_replaces: 520,
  seat_passed: 520,
  card_sold: 1500,
  leftover_taken: 1700,
  market_discarded: 900,
};
const OWN = ["card_renounced", "hand_card_discarded", "hand_card_replaces", "card_put_up"];
/** What everybody stops for. */
export const isLoud = (event: ColoursEvent | null): boolean => event?.type === "card_sold" || event?.type === "leftover_taken" || event?.type === "market_discarded";

/** The bid that stands, and how many have passed since: the auctioneer calls as often. Null where nobody has. */
export function goingOf(log: readonly ColoursEvent[]): { bid: ColoursEvent; calls: number } | null {
  const since = log.slice(Math.max(0, log.findLastIndex((event) => event.type === "bid_stands" || event.type === "card_put_up")));
  const calls = since.filter((event) => event.type === "seat_passed").length;
  return since[0]?.type === "bid_stands" && calls > 0 ? { bid: since[0], calls } : null;
}

/** The board after each of these events, one after the other. */
export function stepsOf(previous: ColoursView, fresh: ColoursEvent[], me: number | null): Step<Scene>[] {
  let board = boardOf(previous);
  return fresh
    .map((event, index) => {
      board = after(board, event, me);
      const lasts = "seat" in event && event.seat === me && OWN.includes(event.type) ? 0 : (LASTS[event.type] ?? 0);
      return { scene: { event, board }, lasts, told: index + 1 };
    })
    .filter((step) => step.lasts > 0);
}

export const colourOf = (card: string): Colour => card[0] as Colour;
export const isJoker = (card: string): boolean => card[1] === "*";

export interface Held {
  card: Card;
  copies: number;
  /** It lies beside its neighbours of the same colour: three or more in a row. */
  run: boolean;
  /** The same row goes on to the right. */
  joined: boolean;
  /** The number is there in all three colours. */
  set: boolean;
}

/** A hand by colours, each ascending with the joker last; neighbours and equal numbers are noticed. */
export function byColour(hand: Card[]): { colour: Colour; cards: Held[] }[] {
  const has = (colour: string, number: number): boolean => hand.some((card) => card === `${colour}${number}`);
  return (["R", "B", "G"] as const)
    .map((colour) => {
      const faces = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).filter((number) => has(colour, number));
      const cards: Held[] = faces.map((number) => {
        let low: number = number;
        let high: number = number;
        while (has(colour, low - 1)) low -= 1;
        while (has(colour, high + 1)) high += 1;
        const run = high - low >= 2;
        const card = `${colour}${number}` as const;
        return {
          card,
          copies: hand.filter((one) => one === card).length,
          run,
          joined: run && high > number,
          set: ["R", "B", "G"].every((other) => has(other, number)),
        };
      });
      const joker = `${colour}*` as const;
      if (hand.includes(joker)) cards.push({ card: joker, copies: 1, run: false, joined: false, set: false });
      return { colour, cards };
    })
    .filter((group) => group.cards.length > 0);
}

/** What sets count: neighbouring numbers that count the same together. */
export function setGroups(worth: readonly number[]): { points: number; numbers: string }[] {
  const firsts = [...worth.keys()].filter((place) => worth[place] !== worth[place - 1]);
  return firsts.map((first, nth) => {
    const last = firsts[nth + 1] ?? worth.length;
    return { points: worth[first]!, numbers: last === first + 1 ? String(last) : `${first + 1}–${last}` };
  });
}

/** What a card is, how rare it is, who has given it up, and what it would bring or cost me. */
export function aboutCard(card: Card, marks: string[] = [], adds?: number | null, costs?: number): About {
  const colour = colourOf(card);
  return {
    title: capital(called("colours", "card", card)),
    text: [t(isJoker(card) ? "colours-table-wild" : Number(card[1]) > 6 ? "colours-table-only-one" : "colours-table-two-of-it"), ...marks.map((mark) => `${mark}.`)].join(" "),
    figures: [...(adds ? [[t("worth-to-you"), points(adds, true)] as const] : []), ...(costs ? [[t("colours-table-would-cost"), points(-costs)] as const] : [])],
    rule: isJoker(card) ? "C12" : "C11",
    game: "colours",
    markup: colours[colour],
    colour: `var(--colours-${colour})`,
  };
}
