/** Installing the page as an app, where the browser offers it; and taking a newer build over. */
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
  }

  async ask(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

/** A file of this build is gone, and the server answers: it has another build, which a reload brings. */
async function renew(): Promise<void> {
  if (Date.now() - Number(kept("renewed")) < ONCE_WITHIN || !(await fetch("/health").catch(() => null))?.ok) return;
  keep("renewed", String(Date.now()));
  location.reload();
}

export const install = new Install();
