/** "It is your turn": in the tab's title, on its icon, by sound, and as a notice if that is wanted. */
import { t } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";

let badge = false;

/** The title of the tab; `turn` puts a mark before it and a dot on the icon. */
export function title(text: string, turn = false): void {
  document.title = `${turn ? "● " : ""}${text ? `${text} · ` : ""}Saleroom`;
  if (turn === badge) return;
  badge = turn;
  document.getElementById("icon")?.setAttribute("href", turn ? "/icon-turn.svg" : "/icon.svg");
}

/** Call the player to the table; a notice only if the page is not looked at. */
export async function callToTable(game: string, path: string): Promise<void> {
  play("turn");
  if (!prefs.notices || document.visibilityState === "visible") return;
  const text = { body: t("notice-turn", { game }), tag: path, icon: "/icon-192.png", data: path };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification("Saleroom", text);
    else new Notification("Saleroom", text).onclick = () => focus();
  } catch {
    // The browser changed its mind; the title and the icon still say it.
  }
}
