/**
 * At every visit of a browser that is called: its subscription, its language or its owner may be others now. A file of
 * its own, because what is loaded later here and is part of a page there would cost every visit one more request.
 */
import { api } from "./api";
import { obstacle, subscribe, tell } from "./calls";

export async function renew(): Promise<void> {
  if (obstacle() !== null || Notification.permission !== "granted") return;
  await tell(await subscribe((await api.calls()).key));
}
