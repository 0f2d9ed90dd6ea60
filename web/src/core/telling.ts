/**
 * How events and moves are said: which message of a game's catalogue, with which values. An event of type
 * `bid_made` is `<game>-event-bid-made`; where one's own event says more than the public one, `-own` is added.
 * `$who` is the name of `seat`, `$whom` that of `target`, and `$you` tells which of them is the viewer.
 */
import { knows, listed, slug, t, type Args } from "./i18n.svelte";
import type { GameEvent, Json, Move, Party, View } from "./types";

/** What is needed to say something at a table. */
export interface Teller {
  readonly game: string;
  readonly view: View;
  readonly me: number | null;
  name(party: Party): string;
}

type Said = [suffix: string, values: Args];

/** The emblems of a card of `emblems`, lowest bit first, and what a card counts: how the game names its cards. */
const EMBLEMS = ["star", "moon", "pillar", "key", "crown"];

const yes = (flag: unknown): string => (flag ? "yes" : "no");
const plus = (cards: number[]): string => cards.join(" + ");

function person(table: Teller, party: unknown): string {
  return typeof party === "number" || party === "house" ? table.name(party) : "";
}

function people(table: Teller, seats: number[]): string {
  return listed(seats.map((seat) => (seat === table.me ? t("seat-you") : table.name(seat))));
}

function you(table: Teller, event: Json): string {
  if (event.seat === "house") return "house";
  if (table.me === null) return "no";
  if ((event.seat ?? event.first) === table.me) return "who";
  return event.target === table.me ? "whom" : "no";
}

function bits(number: number): number[] {
  return [...Array(EMBLEMS.length).keys()].filter((place) => (number >> place) & 1);
}

/** The name of a card, kind, request, group of a game. */
export function called(game: string, kind: string, value: unknown): string {
  return t(`${game}-${kind}-${slug(String(value)).replaceAll(":", "-")}`);
}

export function lotName(view: View, number: number): string {
  return t("luxury-lot", view.options.lots[number - 1] as Args);
}

export function colourCard(card: string): string {
  return t("colours-card", { colour: card.slice(0, 1), face: card[1] === "*" ? "joker" : card.slice(1) });
}

export function emblemCard(card: number): string {
  return listed(bits(card).map((place) => called("emblems", "emblem", EMBLEMS[place])));
}

export function itemName(item: string): string {
  return t("secret-item", { gem: item.slice(0, -1), stars: Number(item.slice(-1)) });
}

/** What was sold, in words: `what` of a sale in the insight. */
export function lotWords(game: string, what: any, view: View): string {
  if (game === "antiques") return listed((what as (string | null)[]).map((kind) => called("antiques", "kind", kind ?? "none")));
  if (game === "luxury") return lotName(view, what as number);
  if (game === "colours") return colourCard(what as string);
  if (game === "emblems") return emblemCard(what as number);
  return itemName(what as string);
}

/** What a bid card of `emblems` is worth, as printed on it: one for each emblem, six for the joker. */
export function emblemRank(card: number): number {
  return card === 0 ? 6 : bits(card).length;
}

function emblemBid(cards: number[]): Args {
  const ranks = cards.map(emblemRank);
  return { cards: plus(ranks), several: yes(ranks.length > 1), value: ranks.reduce((sum, rank) => sum + rank, 0) };
}

const moves: Record<string, (move: Move, table: Teller) => Said> = {
  antiques(move, table) {
    if (move.type === "trick") {
      const values: Args = { whom: person(table, move.target) };
      if (move.use === "swap") {
        values.give = called("antiques", "card", move.give);
        values.take = called("antiques", "card", move.take);
        values.payer = move.payer === table.me ? "who" : "whom";
      }
      return [`trick-${move.use}`, values];
    }
    if (move.type === "answer") return [`answer-${move.accept ? "accept" : "decline"}`, {}];
    if (move.type === "place") return ["place", { group: called("antiques", "group", move.group) }];
    return [move.type, { coins: move.coins ?? 0 }];
  },
  luxury(move, table) {
    if (move.type === "bid") return ["bid", { card: called("luxury", "card", move.card) }];
    return move.target === null ? ["blackmail-nobody", {}] : ["blackmail", { whom: person(table, move.target) }];
  },
  colours(move, table) {
    const { view } = table;
    if ("card" in move) return ["discard", { card: colourCard(move.card) }];
    if ("slot" in move) return [move.type, { card: colourCard(view.market[move.slot] ?? "R1") }];
    if (move.type === "stand") {
      return ["stand", { total: (view.totals[table.me ?? 0] ?? 0) + (view.begun ? 0 : view.demanded.length) }];
    }
    return [view.phase === "dealing" ? "pass-deal" : "pass", {}];
  },
  emblems: (move) => ["bid", emblemBid(move.cards)],
  secret(move) {
    if (move.type === "keep") return ["keep", { request: called("secret", "request", move.request) }];
    const cards: number[] = move.cards ?? [];
    return [move.type + (move.recover ? "-recover" : ""), { cards: plus(cards), value: cards.reduce((a, b) => a + b, 0) }];
  },
};

const events: Record<string, (event: GameEvent, id: string, table: Teller) => Said> = {
  antiques(event) {
    const values: Args = {};
    if ("group" in event) values.group = called("antiques", "group", event.group);
    if ("give" in event) {
      values.give = called("antiques", "card", event.give);
      values.take = called("antiques", "card", event.take);
      values.payer = event.payer === event.seat ? "who" : "whom";
    }
    if (Array.isArray(event.cards)) {
      const kinds = event.cards.map((kind: string | null) => called("antiques", "kind", kind ?? "none"));
      Object.assign(values, { one: kinds[0], two: kinds[1], card: kinds[2] });
    }
    return ["", values];
  },
  luxury(event, id, table) {
    if (event.type === "bids_revealed") {
      const rows = (event.cards as (number | null)[]).flatMap((card, seat) => (card === null ? [] : [{ seat, card: called("luxury", "card", card) }]));
      return ["", { parts: parts(table, id, rows) }];
    }
    if ("seats" in event) return ["", { seats: people(table, event.seats) }];
    if (event.type === "seat_blackmailed") return ["", { card: event.forced ? called("luxury", "card", event.returned) : "" }];
    if ("card" in event) return ["-own", { card: called("luxury", "card", event.card) }];
    if ("lots" in event) return ["-own", { lots: listed(event.lots.map((lot: number) => lotName(table.view, lot))) }];
    if (event.type === "blackmail_sealed" && "target" in event) return [event.target === null ? "-own-nobody" : "-own", {}];
    const values: Args = "lot" in event ? { lot: lotName(table.view, event.lot) } : {};
    return ["", values];
  },
  colours(event, _id, table) {
    const values: Args = {};
    if ("card" in event) values.card = colourCard(event.card);
    if (Array.isArray(event.out)) Object.assign(values, { out: event.out.length ? people(table, event.out) : "", outs: event.out.length });
    return [event.type === "hand_card_discarded" && "card" in event ? "-own" : "", values];
  },
  emblems(event, id, table) {
    if ("bids" in event)
      return ["", { parts: parts(table, id, event.bids.map((bid: Json) => ({ seat: bid.seat, ...emblemBid(bid.cards), from_deck: yes(bid.from_deck) }))) }];
    if ("secrets" in event) return ["", { parts: parts(table, id, event.secrets.map((card: number, seat: number) => ({ seat, card: emblemCard(card) }))) }];
    if ("seats" in event) return ["", { seats: people(table, event.seats) }];
    if (event.type === "cards_drawn" && "cards" in event) return ["-own", { cards: listed(event.cards.map((card: number) => String(emblemRank(card)))) }];
    if ("cards" in event) return ["-own", emblemBid(event.cards)];
    const values: Args = "card" in event ? { card: emblemCard(event.card) } : {};
    return ["", values];
  },
  secret(event, id, table) {
    if ("choices" in event) {
      const rows = event.choices.map((choice: Json) => ({
        suffix: `-${choice.type}`,
        seat: choice.seat,
        cards: plus(choice.cards ?? []),
        several: yes((choice.cards ?? []).length > 1),
        value: choice.value ?? 0,
        recover: yes(choice.recover),
      }));
      return ["", { parts: parts(table, id, rows) }];
    }
    if ("requests" in event) {
      const rows = event.requests.map((request: string, seat: number) => ({
        seat,
        request: called("secret", "request", request),
        fulfilled: yes(event.fulfilled[seat]),
      }));
      return ["", { parts: parts(table, id, rows) }];
    }
    if ("choice" in event) return ["-own", { choice: sayMove(event.choice as Move, table) }];
    const values: Args = "item" in event ? { item: itemName(event.item) } : {};
    return ["", values];
  },
};

/** What several seats did, each by the message `-part`. */
function parts(table: Teller, id: string, rows: Json[]): string {
  const said = rows.map(({ suffix = "", ...row }) => t(`${id}-part${suffix}`, { ...row, who: person(table, row.seat), you: you(table, row) }));
  return said.join(t("between-parts"));
}

/** An event or move that has no message: its fields, so that nothing is ever unsaid. */
function bare(content: Json): string {
  const { type, rule: _, ...rest } = content;
  return [String(type).replaceAll("_", " "), ...Object.entries(rest).map(([field, value]) => `${field} ${JSON.stringify(value)}`)].join(" · ");
}

/** The id of a move's label and its values; `${id}-about` says what it does. */
export function moveMessage(move: Move, table: Teller): [id: string, values: Args] {
  const [name, values] = moves[table.game]?.(move, table) ?? [move.type, {}];
  return [`${table.game}-move-${name}`, values];
}

export function sayMove(move: Move, table: Teller): string {
  const [id, values] = moveMessage(move, table);
  return knows(id) ? t(id, values) : bare(move);
}

export function tellEvent(event: GameEvent, table: Teller): string {
  const values: Args = {};
  for (const [field, value] of Object.entries(event)) {
    if (["type", "rule", "seat", "target", "first"].includes(field)) continue;
    if (typeof value === "boolean") values[field] = yes(value);
    else if (typeof value === "number" || typeof value === "string") values[field] = value;
  }
  values.who = person(table, event.seat ?? event.first);
  values.whom = person(table, event.target);
  values.you = you(table, event);
  const id = `${table.game}-event-${slug(event.type)}`;
  const [found, more] = events[table.game]?.(event, id, table) ?? ["", {}];
  // An all-knowing reader sees what was secret too, but nobody is "you" then.
  const suffix = found.startsWith("-own") && event.seat !== table.me ? "" : found;
  return knows(id + suffix) ? t(id + suffix, { ...values, ...more }) : bare(event);
}

/** What I am asked now, as a question. */
export function askNow(table: Teller): string {
  const { game, view, me } = table;
  if (me === null) return "";
  let { phase } = view;
  const values: Args = {};
  if (game === "antiques") {
    Object.assign(values, { purse: view.purse, coins: view.bids[me] });
    if (phase === "answer" && view.offer) {
      const { offer } = view;
      values.give = called("antiques", "card", offer.give);
      values.take = called("antiques", "card", offer.take);
      values.who = person(table, offer.seat);
      values.payer = offer.payer === offer.seat ? "who" : "whom";
    }
  } else if ((game === "luxury" && phase === "bidding" && view.rebid) || (game === "emblems" && view.tied)) phase = "bidding-again";
  else if (game === "colours" && phase === "bidding") {
    Object.assign(values, { total: view.totals[me], needed: view.needed });
    phase = view.needed > 1 || view.totals[me] ? "bidding" : "opening";
  } else if (game === "secret") Object.assign(values, { asks: view.asks, chips: view.chips[me] });
  const id = `${game}-ask-${phase}`;
  return knows(id) ? t(id, values) : "";
}
