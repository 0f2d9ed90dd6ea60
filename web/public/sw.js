// Keeps the shell (the page and its hashed files), so that the app opens without the network and says so.
// Nothing of /api is ever kept: tables, moves and views always come from the server.
const SHELL = "saleroom-shell-1";
const ALWAYS = ["/", "/icon.svg", "/theme.js"];

// The page says in its head what it needs, so that the door opens after a first visit to anywhere.
async function keepDoor() {
  const needed = (await fetch("/")).headers.get("Link") ?? "";
  const files = [...needed.matchAll(/<(\/[^>]+)>/g)].map(([, file]) => file);
  await (await caches.open(SHELL)).addAll([...new Set([...ALWAYS, ...files])]);
}

// A page unlike the kept one is another build: nobody asks for the files of the old one again.
async function renew(page) {
  const kept = await (await caches.match("/"))?.text();
  if (kept === (await page.text())) return;
  await caches.delete(SHELL);
  await keepDoor();
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepDoor());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) {
    // A hashed file never changes.
    event.respondWith(
      caches.match(request).then(
        (kept) =>
          kept ??
          fetch(request).then((answer) => {
            if (answer.ok) {
              const copy = answer.clone();
              event.waitUntil(caches.open(SHELL).then((cache) => cache.put(request, copy)));
            }
            return answer;
          }),
      ),
    );
  } else if (request.mode === "navigate") {
    // The newest page where there is a network, the kept one where there is none.
    event.respondWith(
      fetch(request)
        .then((answer) => {
          if (answer.ok) event.waitUntil(renew(answer.clone()));
          return answer;
        })
        .catch(() => caches.match("/").then((kept) => kept ?? Response.error())),
    );
  } else if (ALWAYS.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())));
  }
});

// A call of the server, encrypted for this browser. It need not be shown to somebody who looks at that table.
async function showCall(data) {
  const call = data?.json();
  if (call?.type !== "turn") return;
  const path = `/t/${call.table}`;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.focused && new URL(page.url).pathname === path)) return;
  await self.registration.showNotification(call.title, { body: call.body, tag: path, icon: "/icon-192.png", data: path });
}

self.addEventListener("push", (event) => event.waitUntil(showCall(event.data)));

// The browser has given the old subscription up: the server gets the new one. The next visit says its language again.
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const options = { userVisibleOnly: true, applicationServerKey: oldSubscription?.options.applicationServerKey };
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  await fetch("/api/v1/me/calls/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const path = event.notification.data;
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
