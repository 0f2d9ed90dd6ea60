/** Being called by the server when it is one's turn and no page is open: this browser's push subscription. */
import { api } from "./api";
import { language } from "./i18n.svelte";
import { keep, kept } from "./keep";
import type { CallsInfo } from "./types";

/** Why this browser cannot be called, as the id of a message; null if it can. */
export function obstacle(): "calls-insecure" | "calls-cannot" | null {
  if (!globalThis.isSecureContext) return "calls-insecure";
  const able = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  return able ? null : "calls-cannot";
}

/** Whether this browser is called. */
export function isOn(info: CallsInfo): boolean {
  const own = kept("calls");
  return own !== null && info.subscriptions.includes(own) && obstacle() === null && Notification.permission === "granted";
}

/** Ask for permission and subscribe; the id of a message that says why it did not work, or null. */
export async function switchOn(info: CallsInfo): Promise<"calls-refused" | "calls-failed" | "calls-blocked" | null> {
  if ((await Notification.requestPermission()) !== "granted") return "calls-refused";
  if (!(await worker())) return "calls-blocked";
  let made: PushSubscription;
  try {
    made = await subscribe(info.key);
  } catch {
    return "calls-failed";
  }
  await tell(made);
  return null;
}

/** So long a browser may take to start the worker that shows calls. */
const PATIENCE = 10_000;

/** The worker that shows calls; null where the browser blocks it, which some say and some do not. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((none) => setTimeout(() => none(null), PATIENCE));
  const made = navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready, () => null);
  return Promise.race([made, late]);
}

/** Whether this browser was called once and is no longer: its subscription or the permission has gone. */
export function isGone(info: CallsInfo): boolean {
  return kept("calls") !== null && !isOn(info);
}

/** Be called no longer. */
export async function switchOff(): Promise<void> {
  const own = kept("calls");
  keep("calls", null);
  if (own) await api.unsubscribe(own);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Tell the server of this browser's subscription. */
export async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  const { id } = await api.subscribe({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }, language());
  keep("calls", id);
}

/** This browser's subscription for the server's key; one for another key is given up. */
export async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await worker();
  if (!registration) throw new Error("no service worker");
  const { pushManager } = registration;
  const applicationServerKey = bytes(key);
  const there = await pushManager.getSubscription();
  if (there && same(there.options.applicationServerKey, applicationServerKey)) return there;
  await there?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const own = new Uint8Array(one ?? []);
  return own.length === other.length && own.every((value, place) => value === other[place]);
}

/** The bytes of a base64 text for URLs. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}
