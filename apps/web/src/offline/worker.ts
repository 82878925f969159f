/// <reference lib="webworker" />
/**
 * What starts without a network once the site has been visited: home, a new table, games on this device, the log book,
 * the rules. Code and styles are kept whole, by content; pages are asked for anew and kept for when nobody answers. A
 * rule's own page is answered by the rules' first one, under its address. Nothing of a table
 * that others sit at is ever kept, and the API is not touched. Messages that come while no page is open are shown here, and the server
 * is told when the browser changes how this device is reached.
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
import { FILES, fileKeyOf, PAGES, pageKeyOf, standInFor, startOf } from "./pages";
import { type AskServer, renew } from "./subscribing";

declare const self: ServiceWorkerGlobalScope & {
  readonly __SW_MANIFEST: (PrecacheEntry | string)[] | undefined;
};

const PAGE_CACHE = "pages";
/** After this long the page that was kept is shown. */
const PATIENCE_S = 3;

const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKeyOf(new URL(request.url)) ?? request,
      // A redirect that was kept under the address it leads to would lead there for ever.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.redirected ? response : null,
    },
  ],
});

/** Pages that are not kept themselves, as long as somebody answers in time. */
const live = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });

/** What a worker is to load stands after the # of its address, which a response with an address of its own would drop. */
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
        sameOrigin && request.mode === "navigate" && (pageKeyOf(url) !== null || url.pathname === "/"),
      handler: {
        handle: async (options) => {
          const url = new URL(options.request.url);
          if (url.pathname !== "/") return pages.handle(options);
          return fetch(options.request).catch(async () => {
            const kept = await (await caches.open(PAGE_CACHE)).keys();
            const start = startOf(kept.map((request) => new URL(request.url).pathname));
            return start === null ? Response.error() : Response.redirect(start);
          });
        },
      },
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === "navigate" && standInFor(url) !== null,
      handler: {
        handle: async (options) => {
          const answered = await live.handle(options).catch(() => null);
          if (answered !== null) return answered;
          const kept = await caches.match(standInFor(new URL(options.request.url)) ?? "", {
            cacheName: PAGE_CACHE,
            ignoreVary: true,
          });
          return kept ?? Response.error();
        },
      },
    },
    {
      // The same words until the site is built anew; then the next visit has the new ones.
      matcher: ({ url, sameOrigin }) => sameOrigin && fileKeyOf(url) !== null,
      handler: new StaleWhileRevalidate({ cacheName: PAGE_CACHE, matchOptions: { ignoreVary: true } }),
    },
    {
      // What an older page still asks for while a newer worker is taking over.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
      handler: new CacheFirst({ cacheName: "static", plugins: [nameless] }),
    },
  ],
});
serwist.addEventListeners();

/** Fetches pages as a visitor would and keeps them. A page that cannot be had is left as it was. */
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
  // A page says which language is read here.
  if (data?.kind === "keep" && typeof data.language === "string" && /^[a-z]{2}$/.test(data.language))
    event.waitUntil(keep([...PAGES, ...FILES].map((page) => `/${data.language}${page}`)));
});

self.addEventListener("activate", (event) => {
  // Pages that were kept belong to the code of their time: with new code come new pages.
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
  event.waitUntil(self.registration.showNotification(title, { ...said, icon: "/icon.svg", data: { path } }));
});

/** The browser's own word for it; the types of the platform do not have it. */
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
      // The same table may stand open in another language.
      const table = path.slice(3);
      const there = open.find(({ url }) => new URL(url).pathname.endsWith(table));
      await (there === undefined ? self.clients.openWindow(path) : there.focus());
    })(),
  );
});
