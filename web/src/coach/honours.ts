/** Who came where, and what each is remembered for. */
import type { Analysis } from "../wire/api";
import { points, t } from "../core/i18n.svelte";
import type { Sale } from "../core/model.svelte";
import { sayMove, type Teller } from "../core/telling";
import type { Move, Outcome, Party, Settled } from "../core/types";

export interface Honour {
  /** Its title is the message of that id. */
  id: string;
  party: Party;
  /** What for. */
  text: string;
}

/** The place of each party: winners have the first, the others come by their points. */
export function placesOf(outcome: Outcome): number[] {
  const { scores, winners } = outcome;
  const first = scores.map((_, party) => winners.includes(party) || (winners.includes("house") && party === scores.length - 1));
  return scores.map((own, party) => (first[party] ? 1 : 1 + scores.filter((score, other) => first[other] || score > own).length));
}

/** The one place at which something is largest; null where two are. */
function only(values: number[]): number | null {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : null;
}

/** At most four, each only if it is one's own alone. `scores` has a row for each party: before the first lot, and after each. */
export function honoursOf(parties: Party[], outcome: Outcome, lots: Settled[], sales: Sale[], scores: (number | null)[][], analysis: Analysis | null, teller: Teller): Honour[] {
  const found: Honour[] = [];
  const move = analysis?.best && analysis.decisions.find((one) => one.number === analysis.best!.number);
  if (move && analysis) found.push({ id: "honour-move", party: move.seat, text: sayMove(move.played as Move, { game: teller.game, view: teller.view, me: move.seat, name: (party) => teller.name(party) }, move.seat) });
  const bargains = (analysis?.lots ?? []).map((lot) => (lot.sure && lot.seat !== null && lot.overpaid !== null ? -lot.overpaid : -Infinity));
  const bargain = bargains.length && Math.max(...bargains) > 0 ? only(bargains) : null;
  if (bargain !== null) found.push({ id: "honour-bargain", party: lots[bargain]!.seat!, text: t("honour-bargain-what", { lot: sales[bargain]?.lot ?? "", points: points(Math.round(bargains[bargain]! * 10) / 10) }) });
  const prices = lots.map((lot) => (lot.seat === null ? -1 : (lot.price ?? -1)));
  const dearest = prices.length ? only(prices) : null;
  if (dearest !== null && prices[dearest]! > 0) found.push({ id: "honour-dearest", party: lots[dearest]!.seat!, text: t("honour-dearest-what", { lot: sales[dearest]?.lot ?? "", price: points(prices[dearest]!) }) });
  const counts = parties.map((party) => lots.filter((lot) => lot.seat === party).length);
  const collector = only(counts);
  if (collector !== null && counts[collector]! > 1) found.push({ id: "honour-lots", party: parties[collector]!, text: t("honour-lots-what", { count: counts[collector]! }) });
  const winner = outcome.winners.length === 1 ? parties.indexOf(outcome.winners[0]!) : -1;
  if (winner >= 0) {
    const behind = (scores[winner] ?? []).map((own, step) => Math.max(0, ...scores.map((row) => (row[step] ?? 0) - (own ?? 0))));
    const gap = Math.max(0, ...behind);
    if (gap >= 5) found.push({ id: "honour-comeback", party: parties[winner]!, text: t("honour-comeback-what", { points: gap }) });
  }
  return found.slice(0, 4);
}
