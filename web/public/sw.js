// The service worker of a device that wants to play offline. It is registered only then, and keeps what that page put into
// the caches: `ludotheca-shell-*` for the pages, `ludotheca-engine-*` for the engine.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const kept = (request) => caches.match(request, { ignoreSearch: true });
const page = () => caches.match("/");

/** From the server while it answers, else what was kept. */
async function fresh(request, instead) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await instead(request);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, page));
  else if (/^\/(assets|engine|icons)\//.test(url.pathname))
    event.respondWith(kept(request).then((found) => found ?? fetch(request))); // their names change with their contents
  else if (/^\/(api\/(titles|lessons)|manifest\.webmanifest)$/.test(url.pathname)) event.respondWith(fresh(request, kept));
});

// A notice: the server says what it is, and one with the same tag takes the place of the last. One that came twice is shown once.
self.addEventListener("push", (event) => {
  const { title, text, path, tag, key } = event.data?.json() ?? {};
  if (!title) return;
  const show = async () => {
    const shown = await self.registration.getNotifications({ tag });
    const again = shown.some((one) => one.data?.key === key);
    await self.registration.showNotification(title, {
      body: text,
      tag,
      renotify: !again,
      silent: again,
      icon: "/icons/192.png",
      badge: "/icons/192.png",
      data: { path, key },
    });
  };
  event.waitUntil(show());
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
    if (!there) return self.clients.openWindow(path);
    await there.focus();
    if (new URL(there.url).pathname !== path) await there.navigate(path);
  };
  event.waitUntil(open());
});
