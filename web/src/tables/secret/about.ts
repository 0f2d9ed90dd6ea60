/** What the things of this table say of themselves when somebody points at them. */
import { piece, requests, things } from "../../art/secret";
import { capital, first, points, slug, t } from "../../core/i18n.svelte";
import type { About } from "../../core/inspector.svelte";
import { called } from "../../core/telling";
import { gemOf, starsOf, type Item, type Request, type View } from "./scene";

const game = "secret";
export function gemName(item: Item): string {
  return capital(called(game, "item", item));
}

/** A gem, how many cards it asks for, and who has it. */
export function aboutGem(item: Item, asks: number, state = ""): About {
  return { title: gemName(item), text: state, figures: [[t("secret-table-worth-short"), starsOf(item)], [t("secret-table-asks-short"), asks]], rule: "S11", game, markup: `<image href="${piece(gemOf(item), starsOf(item))}" width="48" height="48"/>` };
}

/** What is public of a seat. */
export function aboutSeat(name: string, view: View, seat: number): About {
  const figures = [
    [t("secret-table-hand-short"), view.hand_sizes[seat] ?? 0],
    [t("secret-table-pile-short"), view.pile_sizes[seat] ?? 0],
    [t("secret-table-locked-short"), view.locked[seat]?.length ?? 0],
    [t("secret-table-chips-short"), view.chips[seat] ?? 0],
  ] as const;
  return { title: name, text: t("secret-table-seat-about"), figures, rule: "S6", game };
}

/** My score: stars, and the request as far as it is fulfilled now. */
export function aboutScore({ stars, request }: { stars: number; request: number }): About {
  return { text: t("secret-table-score-about"), figures: [[t("secret-breakdown-stars"), points(stars)], [t("secret-breakdown-request"), points(request)]], rule: "S11", game };
}

export function aboutStars(stars: number): About {
  return { title: t("secret-table-stars", { stars }), text: t("secret-table-stars-about"), rule: "S11", game };
}

/** When a request is fulfilled, under the readings of this table. */
export function whenFulfilled(request: Request, view: View): string {
  const about = `secret-request-${slug(request)}-about`;
  return first([...view.options.readings.map((reading) => `${about}-${reading}`), about], {}, "");
}

export function aboutRequest(request: Request, brings: number, view: View): About {
  return { title: t(`secret-request-${slug(request)}`), text: whenFulfilled(request, view), figures: [[t("secret-table-if-met"), points(brings, true)]], rule: "S11", game, markup: requests[request], colour: "var(--secret-request)" };
}

export function aboutChips(chips: number): About {
  return { title: t("secret-table-chips", { chips }), text: t("secret-table-chips-about"), rule: "S6", game, markup: things.chip };
}
