/** Notifications that it is somebody's turn: from this page while it is open behind others, pushed when it is closed. */

import { GAMES } from "../games";
import { gameName } from "../lobby/listing";
import { address, api } from "../net/api";
import { say } from "../words/words.svelte";
import { prefer, preferences } from "./preferences.svelte";

/** Where the service worker finds its words; `public/sw.js` knows the same names. */
const CACHE = "faience-words";
const WORDS = "notification-words";

/** Whether this browser shows notifications; none does where a page came without TLS. */
export const canNotify = isSecureContext && "Notification" in window && "serviceWorker" in navigator;

const browser = $state({ permission: canNotify ? Notification.permission : "denied" });

/** Whether the person has forbidden them in the browser, which only the browser can undo. */
export function isForbidden(): boolean {
  return browser.permission === "denied";
}

/** Whether the person wants them, and the browser lets us. */
export function isNotifying(): boolean {
  return canNotify && preferences.notifications && browser.permission === "granted";
}

/** Ask the browser, which asks the person: only ever after a press on something that says so. */
export async function startNotifying(): Promise<void> {
  browser.permission = await Notification.requestPermission();
  if (browser.permission !== "granted") return;
  prefer("notifications", true);
  await resumeNotifying();
}

export async function stopNotifying(): Promise<void> {
  prefer("notifications", false);
  const subscription = await (await registered())?.pushManager?.getSubscription();
  if (!subscription) return;
  await Promise.allSettled([api.stopPush(subscription.endpoint), subscription.unsubscribe()]);
}

/** What has to be there for notifications: made anew on every visit, since words and addresses may have changed. */
export async function resumeNotifying(): Promise<void> {
  if (!isNotifying()) return;
  await navigator.serviceWorker.register(address("sw.js"));
  const worker = await navigator.serviceWorker.ready;
  await leaveWords();
  await subscribe(worker).catch(() => undefined); // without a push service they still come while a tab is open
}

/** What is shown and withdrawn: one after the other, so that nothing is withdrawn that came later. */
let before: Promise<void> = Promise.resolve();

/** Call the person back to a table, unless they look at it. */
export function notifyTurn(table: string, game: string): void {
  if (!isNotifying() || !document.hidden) return;
  const icon = address("icon-192.png");
  const shown = { body: gameName(game), tag: table, icon, data: { table } };
  inTurn((worker) => worker.showNotification(say("signals-your-turn"), shown));
}

/** What was said is no news any more. */
export function withdrawTurn(table: string): void {
  if (!canNotify) return;
  inTurn(async (worker) => {
    for (const shown of await worker.getNotifications({ tag: table })) shown.close();
  });
}

function inTurn(work: (worker: ServiceWorkerRegistration) => Promise<void>): void {
  const done = before.then(registered).then((worker) => worker && work(worker));
  before = done.catch(() => undefined); // a browser that shows none today may tomorrow
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(address(""));
}

async function leaveWords(): Promise<void> {
  const words = { title: say("signals-your-turn"), games: Object.fromEntries(GAMES.map((game) => [game, gameName(game)])) };
  const cache = await caches.open(CACHE);
  await cache.put(address(WORDS), new Response(JSON.stringify(words), { headers: { "Content-Type": "application/json" } }));
}

/** Let the server push to this browser where both can. */
async function subscribe(worker: ServiceWorkerRegistration): Promise<void> {
  if (!worker.pushManager) return;
  const { key } = await api.pushKey();
  if (!key) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(wanted).catch(async (error: unknown) => {
    // Another key than last time: the server was set up anew, and what it knew of this browser is void.
    const old = await worker.pushManager.getSubscription();
    if (!old || !(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(wanted);
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  await api.startPush({ endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } });
}
