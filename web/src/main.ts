import { mount } from "svelte";
import App from "./App.svelte";
import { start } from "./core/i18n.svelte";
import { breath, idle } from "./core/once";
import { install } from "./core/install.svelte";
import { kept } from "./core/keep";
import { prepare } from "./core/pages";
import { showPictures } from "./core/pictures.svelte";
import { router } from "./core/router.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./art/art.css";
import "./style/dress.css";

/** Everything a page needs is there before it is drawn. Not awaited here: what is loaded may need this very file. */
async function open(): Promise<void> {
  await Promise.all([start(), prepare(router.route)]);
  await breath();
  document.getElementById("wait")!.remove();
  mount(App, { target: document.getElementById("app")! });
  showPictures();
  await idle();
  if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (kept("calls")) void import("./core/calls-renew").then(({ renew }) => renew()).catch(() => undefined);
}

install.start();
router.start();
void open();
