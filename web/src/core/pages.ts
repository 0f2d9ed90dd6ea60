/** The pages, and the parts of a table's page, each loaded when it is first asked for. */
import { tableOf } from "./games";
import { need } from "./i18n.svelte";
import { once } from "./once";
import type { Route } from "./router.svelte";
import type { StateMessage } from "./types";

const files = {
  door: () => import("../pages/Door.svelte"),
  lobby: () => import("../pages/Lobby.svelte"),
  new: () => import("../pages/NewTable.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  waiting: () => import("../pages/Waiting.svelte"),
  cover: () => import("../pages/Cover.svelte"),
  end: () => import("../pages/End.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  train: () => import("../pages/Train.svelte"),
  claim: () => import("../pages/Claim.svelte"),
  settings: () => import("../pages/SettingsPage.svelte"),
  me: () => import("../pages/Profile.svelte"),
  matches: () => import("../pages/Matches.svelte"),
};
type Name = keyof typeof files;
/** Words of a page that no other needs. */
const words: Partial<Record<Name, string>> = { me: "own", matches: "own" };
/** So many milliseconds after its scripts a table's state is still worth waiting for, before "loading" is shown. */
const WAIT_FOR_STATE = 500;

type Page<N extends Name> = Awaited<ReturnType<(typeof files)[N]>>["default"];
const load = once(async (name: Name): Promise<Page<Name>> => {
  const own = words[name];
  const [file] = await Promise.all([files[name](), own ? need(own) : null]);
  return file.default;
});
/** A page, with the properties it takes. */
export const pageOf = load as <N extends Name>(name: N) => Promise<Page<N>>;

/** Story, rules and settings of a table, for whoever opens them. */
export const sheets = once((_: void) => import("../parts/sheets"));

/** What a table that is being played may need next: fetched while nothing else is to do. */
export function whatComesNext(): void {
  void Promise.allSettled([pageOf("cover"), pageOf("end")]);
}

/** Load what an address needs before anything is drawn, so that it is drawn once. What fails is asked for again later. */
export async function prepare(route: Route): Promise<void> {
  const wanted: Promise<unknown>[] = route.page === "lost" ? [] : [pageOf(route.page)];
  if (route.page === "table") wanted.push(Promise.race([forTable(), new Promise((late) => setTimeout(late, WAIT_FOR_STATE))]));
  await Promise.allSettled(wanted);
}

/** What a table needs depends on its state, which comes over the line that theme.js has opened. */
async function forTable(): Promise<void> {
  const { early } = globalThis;
  if (!early) return;
  if (!early.heard.length) await new Promise((told) => early.socket.addEventListener("message", told, { once: true }));
  const { table } = JSON.parse(early.heard[0]!) as Partial<StateMessage>;
  if (!table) return;
  await Promise.all([need(table.game), table.state === "playing" ? tableOf(table.game) : pageOf(table.state === "waiting" ? "waiting" : "end")]);
}
