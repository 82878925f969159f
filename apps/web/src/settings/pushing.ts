/**
 * Messages to this device while no page of the site is open. Asked for by a press only; what the browser hands out is
 * told to the server again on later visits, because either of them may have forgotten it.
 */
import { codeOf, trpc } from "@/trpc/client";
import { leaveNow } from "./notices";

/** `nobody`: it begins with the first table this person sits down at. `none`: this browser takes no messages. */
export type Reach = "on" | "nobody" | "none" | "failed";

/** The browser's side of it, where there is one. */
async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker !== undefined && "pushManager" in worker ? worker.pushManager : null;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The subscription of this browser that is bound to this site's key. */
async function subscription(push: PushManager, key: string): Promise<PushSubscription> {
  const kept = await push.getSubscription();
  if (kept !== null && textOf(kept.options.applicationServerKey) === key) return kept;
  await kept?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Lets this device be reached. Only once leave for notices has been given. */
export async function reachMe(): Promise<Reach> {
  const push = await manager().catch(() => null);
  if (push === null) return "none";
  try {
    const { key } = await trpc().push.key.query();
    const own = await subscription(push, key);
    const { kept } = await trpc().push.on.mutate({
      endpoint: own.endpoint,
      p256dh: textOf(own.getKey("p256dh")),
      auth: textOf(own.getKey("auth")),
    });
    return kept ? "on" : "none";
  } catch (cause) {
    if (codeOf(cause) === "UNAUTHORIZED") return "nobody";
    // The browser refuses by its own errors: private windows, no service behind it.
    return cause instanceof DOMException ? "none" : "failed";
  }
}

/** Reaches this device no more: neither the browser nor the server keeps anything of it. */
export async function leaveMe(): Promise<void> {
  const own = await manager()
    .then((push) => push?.getSubscription() ?? null)
    .catch(() => null);
  if (own === null) return;
  await own.unsubscribe().catch(() => false);
  // A device that has unsubscribed is refused by its service, and forgotten then at the latest.
  await trpc()
    .push.off.mutate({ endpoint: own.endpoint })
    .catch(() => undefined);
}

let kept = false;

/** Once a visit, for somebody who has a seat and wished to be told: makes sure that the server still knows. */
export async function keepReach(): Promise<void> {
  // Without leave the browser would ask for it here, where nobody has pressed anything.
  if (kept || leaveNow() !== "granted") return;
  kept = true;
  await reachMe();
}
