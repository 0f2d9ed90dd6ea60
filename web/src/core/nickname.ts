/** How the others call me: what was chosen before, or a name for now that can be changed later. */
import { t } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";

export const LONGEST_NAME = 24;

export function nickname(): string {
  return prefs.nickname || t("guest");
}
