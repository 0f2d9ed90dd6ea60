/** Installing the page as an app, where the browser offers it; and taking a newer build over. */
import { WIRE } from "../wire/api";
import { keep, kept } from "./keep";

/** If a reload does not help, no other one will. */
const ONCE_WITHIN = 60_000;

interface Prompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Install {
  offer = $state.raw<Prompt | null>(null);

  start(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Prompt;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    addEventListener("vite:preloadError", () => void renew());
    addEventListener("visibilitychange", () => void renewIfTooOld());
  }

  async ask(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

/** What the server says of itself; null if it does not answer. */
async function health(): Promise<{ wire?: number } | null> {
  const answer = await fetch("/health").catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as { wire?: number } | null) : null;
}

/** A file of this build is gone, and the server answers: it has another build, which a reload brings. */
async function renew(): Promise<void> {
  if (Date.now() - Number(kept("renewed")) < ONCE_WITHIN || !(await health())) return;
  keep("renewed", String(Date.now()));
  location.reload();
}

/** A server and pages one version apart understand each other; a page that is older than that is loaded anew. */
export async function renewIfTooOld(): Promise<void> {
  if (document.visibilityState === "visible" && ((await health())?.wire ?? WIRE) > WIRE + 1) await renew();
}

export const install = new Install();
