/** Push subscription code that a page and the service worker share. */

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** This browser's subscription that is bound to this site's key. */
export async function subscription(push: PushManager, key: string): Promise<PushSubscription> {
  const kept = await push.getSubscription();
  if (kept !== null && textOf(kept.options.applicationServerKey) === key) return kept;
  await kept?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** A subscription as the server stores it. */
export interface Reachable {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export function reachable(own: PushSubscription): Reachable {
  return {
    endpoint: own.endpoint,
    p256dh: textOf(own.getKey("p256dh")),
    auth: textOf(own.getKey("auth")),
  };
}

/** How the worker calls the server: a procedure's name and its input, undefined if it has none. */
export type AskServer = (procedure: string, input?: unknown) => Promise<unknown>;

/**
 * The browser has replaced or removed this device's subscription: tells the server the new one, so that it forgets the old
 * one. The next visit of a seated person repairs any failure here.
 */
export async function renew(push: PushManager, ask: AskServer, old: PushSubscription | null): Promise<void> {
  const said = await ask("push.key");
  const key: unknown = typeof said === "object" && said !== null && "key" in said ? said.key : null;
  if (typeof key !== "string") return;
  const own = await subscription(push, key);
  await ask("push.on", reachable(own));
  if (old !== null && old.endpoint !== own.endpoint) await ask("push.off", { endpoint: old.endpoint });
}
