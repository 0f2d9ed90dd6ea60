import { mount } from "svelte";
import App from "./App.svelte";
import { start } from "./core/i18n.svelte";
import { install } from "./core/install.svelte";
import { prepare } from "./core/pages";
import { router } from "./core/router.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./art/art.css";

install.start();
router.start();
await Promise.all([start(), prepare(router.route)]);
document.getElementById("wait")!.remove();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
