/** What the things of this table say of themselves when somebody points at them. */
import { face } from "../../art/emblems";
import { capital, points, t } from "../../core/i18n.svelte";
import type { About } from "../../core/inspector.svelte";
import { called } from "../../core/telling";
import type { EmblemsBreakdown, EmblemsPoints } from "../../wire/api";
import { DECK, emblemRank, powerLeft, type Scene } from "./scene";

export const nameOf = (card: number): string => (card === 0 ? t("emblems-joker") : called("emblems", "card", card));

/** How many emblems of a secret card a table card shows. */
export function shared(card: number, secret: number): "none" | "one" | "both" {
  const many = (card & secret).toString(2).replaceAll("0", "").length;
  return (["none", "one", "both"] as const)[many] ?? "both";
}

/** What a table card counts for the owner of a secret card, in words. */
export const worthOf = (worth: EmblemsPoints, row: keyof EmblemsPoints): string => t(`emblems-worth-${row}`, { points: worth[row] });

/** The cards to come that are the same to a secret card, and what each of them counts. */
export function aboutGroup(worth: EmblemsPoints, row: keyof EmblemsPoints, count: number): About {
  return { title: worthOf(worth, row), text: t("emblems-table-scoring", { ...worth }), figures: [[t("emblems-table-to-come"), count]], rule: "E9", game: "emblems" };
}

/** A table card, and what cards count here; `secret` is 0 where nobody's secret card is to be seen. */
export function aboutCard(card: number, worth: EmblemsPoints, secret = 0): About {
  const text = secret ? worthOf(worth, shared(card, secret)) : t("emblems-table-scoring", { ...worth });
  return { title: capital(nameOf(card)), text, rule: "E9", game: "emblems", markup: face(card) };
}

/** A secret card, and what cards count for whoever has it. */
export function aboutSecret(card: number, worth: EmblemsPoints): About {
  return { ...aboutCard(card, worth), title: t("emblems-table-secret-of", { emblems: nameOf(card) }) };
}

/** My score, by how many of my emblems the cards show that I have won. */
export function aboutScore(made: EmblemsBreakdown | null): About {
  const figures = (["both", "one", "none"] as const).map((row) => [t(`emblems-breakdown-${row}`), points(made?.[row] ?? 0)] as const);
  return { text: t("emblems-table-score-about"), figures, rule: "E9", game: "emblems" };
}

/** The same in a few words. */
export function madeOf(made: EmblemsBreakdown | null): string {
  return made ? t("emblems-table-score-of", { both: points(made.both), one: points(made.one), none: points(made.none) }) : "";
}

/** A card to bid with. */
export function aboutBid(card: number): About {
  return { title: `${capital(nameOf(card))}: ${t("emblems-rank", { rank: emblemRank(card) })}`, text: t("emblems-table-bid-about"), rule: "E3", game: "emblems", markup: face(card) };
}

/** What somebody can still bid, rank by rank: open to all, because spent cards are. */
export function aboutPower(scene: Scene, seat: number, deck: number): About {
  const have = (cards: readonly number[], rank: number): number => cards.filter((card) => emblemRank(card) === rank).length;
  const figures = [6, 5, 4, 3, 2, 1].map((rank) => [t("emblems-table-of-rank", { rank }), have(DECK, rank) - have(scene.spent[seat] ?? [], rank)] as const);
  return { title: t("emblems-table-power-left", { value: powerLeft(scene, seat) }), text: t("emblems-table-power-about"), figures: [...figures, [t("emblems-table-deck"), deck]], rule: "E6", game: "emblems" };
}
