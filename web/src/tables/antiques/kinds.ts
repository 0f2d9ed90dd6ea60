/** Names of antiques as the table needs them: kinds, groups, drawings, words. No rules. */
import { kinds as drawings, things, type Kind } from "../../art/antiques";
import { capital, points, t } from "../../core/i18n.svelte";
import type { About } from "../../core/inspector.svelte";
import type { AntiquesCardName as CardName, AntiquesCards, AntiquesGroup, AntiquesReplicas, AntiquesView } from "../../wire/api";

export type { AntiquesEvent, AntiquesInsight, AntiquesLotSold, AntiquesMove, AntiquesView } from "../../wire/api";
export type { CardName, Kind };
type Genuine = keyof AntiquesCards;

/** The kinds that make groups, in the order in which every list of the table has them. */
export const GENUINE: Genuine[] = ["painting", "sculpture", "furniture", "stamp", "jewellery", "collection"];
export const KINDS: Kind[] = [...GENUINE, "replica"];
/** How a swap names cards, in the same order. */
export const NAMES: CardName[] = [
  "painting",
  "sculpture",
  "furniture",
  "stamp",
  "jewellery",
  "collection",
  "replica:sculpture",
  "replica:furniture",
  "replica:stamp",
  "replica:jewellery",
  "replica:loose",
];

export interface Held {
  kind: Kind;
  /** How many there are, replicas among them. */
  count: number;
  /** How many of them are replicas. */
  replicas: number;
}

/** What a seat owns: its groups that are not empty, and loose replicas. */
export function holdings(view: AntiquesView, seat: number): Held[] {
  return KINDS.map((kind) => held(view, seat, kind)).filter((one) => one.count > 0);
}

export function held(view: AntiquesView, seat: number, kind: Kind): Held {
  const replicas = view.replicas[seat]!;
  if (kind === "replica") return { kind, count: replicas.loose, replicas: 0 };
  const copies = kind === "painting" || kind === "collection" ? 0 : replicas[kind];
  return { kind, count: view.cards[seat]![kind] + copies, replicas: copies };
}

/** How many cards of this name a seat owns. */
export function owned(view: AntiquesView, seat: number, name: CardName): number {
  const [kind, group] = name.split(":") as [Genuine, undefined] | ["replica", keyof AntiquesReplicas];
  return group ? view.replicas[seat]![group] : view.cards[seat]![kind];
}

export function kindOf(name: CardName): Kind {
  return name.split(":")[0] as Kind;
}

export function drawing(kind: Kind): string {
  return drawings[kind];
}

/** A ground that carries white writing, and a colour for what lies on the sheet. */
export function colour(kind: Kind): string {
  return `var(--antiques-${kind})`;
}
export function inkOf(kind: Kind): string {
  return `var(--antiques-${kind}-ink)`;
}

/** One card of a kind, as on its band. */
export function cardTitle(kind: Kind): string {
  return capital(t(`antiques-kind-${kind}`));
}
/** All cards of a kind, as the name of a group. */
export function groupTitle(kind: Kind): string {
  return kind === "replica" ? t("antiques-table-loose") : t(`antiques-breakdown-${kind}`);
}
export function cardName(name: CardName): string {
  return t(`antiques-card-${name.replace(":", "-")}`);
}
/** "Stamps: 3, one of them a replica". */
export function heldWords(one: Held): string {
  return t("antiques-table-held", { group: groupTitle(one.kind), count: one.count, replicas: one.replicas });
}

const RULES: Partial<Record<Kind, string>> = { sculpture: "A12", collection: "A13", replica: "A8" };
/** What a kind is and scores; with a group of mine, what that counts. */
export function aboutKind(kind: Kind, mine?: AntiquesGroup | null): About {
  return {
    title: cardTitle(kind),
    text: capital(t(`antiques-kind-${kind}-about`)),
    figures: mine
      ? [
          [t("antiques-table-you-own"), mine.cards],
          [t("antiques-table-count-now"), points(mine.points)],
          [t("antiques-table-count-next"), points(mine.next)],
        ]
      : [],
    rule: RULES[kind] ?? "A11",
    game: "antiques",
    markup: drawing(kind),
    colour: colour(kind),
  };
}

/** A token, and what its trick does. */
export function aboutToken(token: keyof typeof things): About {
  return { title: t(`antiques-token-${token}`), text: t(`antiques-option-tricks-${token}`), rule: "A10", game: "antiques", markup: things[token] };
}
