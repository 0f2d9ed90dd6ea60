import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** What styles call `@media (--phone)`: a phone, upright or on its side, or as little room beside something else. */
const PHONE = "@container table (max-width: 600px) or (max-height: 448px)";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: [vitePreprocess(), { name: "phone", style: ({ content }) => ({ code: content.replaceAll("@media (--phone)", PHONE) }) }],
  compilerOptions: { runes: true },
};
