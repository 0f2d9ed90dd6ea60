/** Two clicks to the first bid: a table with bots that begins at once; nobody waits for me, so there is no clock. */
import { api } from "./api";
import { catalogue } from "./catalogue.svelte";
import { note, wordsFor } from "./fairness";
import { nickname } from "./nickname";
import { OWN } from "./opponents";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import type { TableInfo } from "./types";

/** Say that I am ready, with words for the shuffle; what was promised before is noted. */
export async function getReady(table: TableInfo, own = ""): Promise<TableInfo> {
  note(table);
  const me = table.members.find((member) => member.place === table.you);
  const answer = await api.ready(table.code, true, me?.added_entropy ? undefined : wordsFor(table, own));
  note(answer);
  return answer;
}

/** Begin as the host: bots take the free seats. Whoever then plays alone is in no hurry, and there is no clock. */
export async function beginNow(table: TableInfo, own = ""): Promise<void> {
  const ready = await getReady(table, own);
  const alone = ready.members.filter((member) => member.bot === null && !member.guest).length === 1;
  if (alone && ready.clock["kind"] !== "none") await api.clock(table.code, { kind: "none", hours: 720 });
  if (ready.state === "waiting") note(await api.begin(table.code));
}

export async function playNow(game: string, level = prefs.level): Promise<void> {
  const seats = (await catalogue.find(game))?.best_seats ?? 2;
  const table = await api.open({ game, seats, nickname: nickname(), clock: { kind: "none" }, bots: level === OWN ? [] : Array<string>(seats - 1).fill(level) });
  await beginNow(level === OWN ? await api.fill(table.code) : table);
  router.go(`/t/${table.code}`);
}
