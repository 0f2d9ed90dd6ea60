/** What a page asks of the server: whether it is under way, and what went wrong with it, in words. */
import { sentence } from "./api";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = sentence(error);
    } finally {
      this.busy = false;
    }
  }
}
