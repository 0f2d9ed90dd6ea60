import { mount } from "svelte";
import App from "./App.svelte";
import { start } from "./core/i18n.svelte";
import { router } from "./core/router.svelte";
import "./style/tokens.css";
import "./style/base.css";

router.start();
await start();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
