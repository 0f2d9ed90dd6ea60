/** Open a table at which a moment of a finished match is played on, and go there. */
import { api } from "../core/api";
import { nickname } from "../core/nickname";
import { OWN, USUAL } from "../core/opponents";
import { prefs } from "../core/prefs.svelte";
import { router } from "../core/router.svelte";

export async function tryFrom(code: string, number: number, seat: number): Promise<void> {
  const table = await api.tryFrom(code, { number, seat, nickname: nickname(), level: prefs.level === OWN ? USUAL : prefs.level });
  router.go(`/t/${table.code}`);
}
