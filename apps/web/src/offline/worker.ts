/// <reference lib="webworker" />
/**
 * The service worker. Once the site has been visited, these start offline: home, a new table, games on this device, the
 * logbook, the rules. Code and styles are precached by content hash; pages are fetched from the network first, with the
 * cache as fallback. The first page of the rules stands in for a single rule's page, under that page's address; any other page
 * that cannot be fetched is replaced by one that says so. Nothing of a table with other people is ever cached, and the API is
 * not touched. Push messages that arrive while no page is open are shown here, and the server is told when the browser
 * changes the push subscription.
 */
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from "serwist";
import { noticeOf } from "./notices";
import { allRulesFor, FILES, fileKeyOf, offlineFor, PAGES, pageKeyOf, startOf } from "./pages";
import { type AskServer, renew } from "./subscribing";

declare const self: ServiceWorkerGlobalScope & {
  readonly __SW_MANIFEST: (PrecacheEntry | string)[] | undefined;
};

const PAGE_CACHE = "pages";
/** After this many seconds the cached page is shown. */
const PATIENCE_S = 3;

/** What a gateway answers while the server behind it is away is as little an answer as none. */
const answered: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 502 && response.status <= 504) throw new Error(`no server: ${response.status}`);
    return response;
  },
};

const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    answered,
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKeyOf(new URL(request.url)) ?? request,
      // A redirect cached under its target's address would redirect there forever.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.redirected ? response : null,
    },
  ],
});

/** Pages that no cached one can stand in for are waited for. */
const live = new NetworkOnly({ plugins: [answered] });
/** Pages for which a cached one stands in if the network does not answer in time. */
const prompt = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S, plugins: [answered] });

/** A worker reads its script from the fragment of its own address, which a response with a URL would drop. */
const nameless: SerwistPlugin = {
  handlerWillRespond: async ({ request, response }) =>
    request.destination === "worker" ? new Response(response.body, response) : response,
};

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST ?? [],
  precacheOptions: { plugins: [nameless] },
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === "navigate" && !url.pathname.startsWith("/api/"),
      handler: {
        handle: async (options) => {
          const url = new URL(options.request.url);
          const cache = await caches.open(PAGE_CACHE);
          const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
          const rules = allRulesFor(url, kept);
          try {
            if (pageKeyOf(url) !== null) return await pages.handle(options);
            return await (rules === undefined ? live : prompt).handle(options);
          } catch {
            const start = url.pathname === "/" ? startOf(kept) : undefined;
            if (start !== undefined) return Response.redirect(start);
            const shown = rules ?? offlineFor(url, kept);
            return (await (shown && cache.match(shown, { ignoreVary: true }))) || Response.error();
          }
        },
      },
    },
    {
      // These files stay the same until the site is rebuilt; the visit after that gets the new ones.
      matcher: ({ url, sameOrigin }) => sameOrigin && fileKeyOf(url) !== null,
      handler: new StaleWhileRevalidate({ cacheName: PAGE_CACHE, matchOptions: { ignoreVary: true } }),
    },
    {
      // Requests of an older page while a newer worker takes over.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
      handler: new CacheFirst({ cacheName: "static", plugins: [nameless] }),
    },
  ],
});
serwist.addEventListeners();

/** Fetches pages as a visitor would and caches them. A page that cannot be fetched keeps its cached version. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGE_CACHE);
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { credentials: "same-origin" }).catch(() => null);
      if (response?.ok === true && !response.redirected) await cache.put(path, response);
    }),
  );
}

self.addEventListener("message", (event) => {
  const { data } = event;
  // A page tells which language is read here.
  if (data?.kind === "keep" && typeof data.language === "string" && /^[a-z]{2}$/.test(data.language))
    event.waitUntil(keep([...PAGES, ...FILES].map((page) => `/${data.language}${page}`)));
});

self.addEventListener("activate", (event) => {
  // Cached pages belong to the code of their build: new code needs new pages.
  event.waitUntil(
    (async () => {
      const kept = await (await caches.open(PAGE_CACHE)).keys();
      await keep(kept.map((request) => new URL(request.url).pathname));
    })(),
  );
});

function readMessage(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

self.addEventListener("push", (event) => {
  const { title, path, ...said } = noticeOf(readMessage(event.data));
  event.waitUntil(
    self.registration.showNotification(title, { ...said, icon: "/apple-icon.png", data: { path } }),
  );
});

/** The browser's event, which TypeScript's DOM types lack. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
}

const ask: AskServer = async (procedure, input) => {
  const url = `/api/trpc/${procedure}`;
  const answer = await fetch(
    url,
    input === undefined
      ? { credentials: "same-origin" }
      : {
          method: "POST",
          credentials: "same-origin",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(input),
        },
  );
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status}`);
  return (await answer.json())?.result?.data;
};

self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription = null } = event as SubscriptionChange;
  (event as SubscriptionChange).waitUntil(
    renew(self.registration.pushManager, ask, oldSubscription).catch(() => undefined),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path: unknown = event.notification.data?.path;
  if (typeof path !== "string" || !path.startsWith("/") || path.startsWith("//")) return;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      // The same table may be open in another language.
      const table = path.slice(3);
      const there = open.find(({ url }) => new URL(url).pathname.endsWith(table));
      await (there === undefined ? self.clients.openWindow(path) : there.focus());
    })(),
  );
});
