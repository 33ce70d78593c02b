/*
 * Calls people back to their table: shows what a push says, and brings a tab to the front when a notification is
 * pressed. It keeps no files and answers no requests: without it the page is the same.
 *
 * The page leaves the words behind, in the reader's language (see theme/notifications.svelte.ts): a push only says
 * which table it is about, which game is played there and what kind of news it is.
 */

const WORDS = new URL("notification-words", self.registration.scope).href;
const PLAIN = { title: "Faience", games: {} };

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data ? event.data.json() : {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data.table));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription));
});

async function tell({ table, game }) {
  if ((await tabOf(table))?.visibilityState === "visible") return;
  const kept = await caches.match(WORDS);
  const words = kept ? await kept.json() : PLAIN;
  await self.registration.showNotification(words.title, {
    body: words.games[game] ?? "",
    tag: table,
    icon: new URL("icon-192.png", self.registration.scope).href,
    data: { table },
  });
}

function pageOf(table) {
  return new URL(table ? `t/${table}` : "", self.registration.scope);
}

async function tabOf(table) {
  const { pathname } = pageOf(table);
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.find((tab) => new URL(tab.url).pathname.replace(/\/$/, "") === pathname);
}

async function bring(table) {
  const tab = await tabOf(table);
  await (tab ? tab.focus() : self.clients.openWindow(pageOf(table).href));
}

/** Push services replace addresses now and then. */
async function subscribeAgain(old) {
  if (!old) return;
  const fresh = await self.registration.pushManager.subscribe(old.options);
  await fetch(new URL("api/push", self.registration.scope), {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscriptionOf(fresh)),
  });
}

function subscriptionOf(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
