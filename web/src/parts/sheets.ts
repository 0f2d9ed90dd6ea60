/** What lies over a table or at its side and is not seen at first, as one file: `sheets()` of core/pages.ts loads it. */
export { default as Chart } from "./Chart.svelte";
export { default as Chat } from "./Chat.svelte";
export { default as ClockChoice } from "./ClockChoice.svelte";
export { default as Log } from "./Log.svelte";
export { default as MatchChoices } from "./MatchChoices.svelte";
export { default as RulesText } from "./RulesText.svelte";
export { default as Settings } from "./Settings.svelte";
