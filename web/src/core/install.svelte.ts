/** Installing the page as an app, where the browser offers it. */
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
  }

  async ask(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
