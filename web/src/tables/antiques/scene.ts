/**
 * What lies on the felt of antiques while a lot changes hands: the last calls, the hammer, the third card turning, cards and
 * coins on their way, replicas into their groups, the bank to whoever takes it. All of it is in the events.
 */
import type { Step as PlaybackStep } from "../../core/playback.svelte";
import type { AntiquesEvent, AntiquesKind, AntiquesView } from "../../wire/api";

export type Stage = "open" | "going" | "hammer" | "turning" | "turned" | "unsold" | "leaving" | "after";

export interface Scene {
  stage: Stage;
  /** What lies there, the third one where it is known; null: nothing does. */
  cards: (AntiquesKind | null)[] | null;
  round: number;
  /** What is played out. */
  event: AntiquesEvent | null;
  /** How often "going" has been called before the hammer falls: once or twice. */
  calls: number;
}
type Step = PlaybackStep<Scene>;

const LASTS: Record<Exclude<Stage, "open">, number> = { going: 620, hammer: 640, turning: 1000, turned: 1300, unsold: 1300, leaving: 620, after: 900 };

export function sceneOf(view: AntiquesView): Scene {
  return { stage: "open", cards: view.lot, round: view.round, event: null, calls: 0 };
}

/** How many have passed in a row since the highest bid: the auctioneer calls as often. */
export function callsOf(log: AntiquesEvent[]): number {
  const since = log.slice(log.findLastIndex((event) => event.type === "bid_made" || event.type === "lot_laid_out"));
  return since[0]?.type === "bid_made" ? since.filter((event) => event.type === "seat_passed" || event.type === "seat_banned").length : 0;
}

export const endsLot = (event: AntiquesEvent): boolean => event.type === "lot_sold" || event.type === "lot_unsold";

/** How what has just happened is played out; `calls` as they stand when the hammer falls. */
export function stepsOf(before: AntiquesView, fresh: AntiquesEvent[], calls: number): Step[] {
  if (fresh.filter(endsLot).length !== 1) return []; // nothing to wait for, or too much at once
  const stopped = fresh.some((event) => event.type === "bidding_stopped");
  return fresh.flatMap((event, index) => {
    const step = (stage: Exclude<Stage, "open">, told: number, cards: Scene["cards"]): Step => ({
      scene: { stage, cards, round: before.round, event, calls },
      lasts: LASTS[stage],
      told,
      now: stage === "leaving" || stage === "after",
    });
    switch (event.type) {
      case "lot_sold":
        return [
          ...(calls < 3 && !stopped ? [step("going", index, event.cards)] : []),
          step("hammer", index, event.cards),
          step("turning", index, event.cards),
          step("turned", index + 1, event.cards),
          step("leaving", index + 1, null),
        ];
      case "lot_unsold":
        return [step("unsold", index + 1, before.lot)];
      case "replica_placed":
      case "bank_taken":
        return [step("after", index + 1, null)];
      default:
        return [];
    }
  });
}
