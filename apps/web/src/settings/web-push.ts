/**
 * Push messages to this device while no page of the site is open. Requested only by a press. Later visits send the
 * subscription to the server again, because either side may have forgotten it.
 */
import { reachable, subscription } from "@/offline/subscribing";
import { transportCodeOf, trpc } from "@/trpc/client";
import { leaveNow } from "./notices";

/** `nobody`: it begins with the first table this person sits down at. `none`: this browser takes no push messages. */
export type Reach = "on" | "nobody" | "none" | "failed";

/** The browser's push manager, if there is one. */
async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker !== undefined && "pushManager" in worker ? worker.pushManager : null;
}

/** Subscribes this device. Only once permission for notifications has been given. */
export async function reachMe(): Promise<Reach> {
  const push = await manager().catch(() => null);
  if (push === null) return "none";
  try {
    const { key } = await trpc().push.key.query();
    const own = await subscription(push, key);
    const { kept } = await trpc().push.on.mutate(reachable(own));
    return kept ? "on" : "none";
  } catch (cause) {
    if (transportCodeOf(cause) === "UNAUTHORIZED") return "nobody";
    // The browser refuses with a DOMException: in a private window, or without a push service.
    return cause instanceof DOMException ? "none" : "failed";
  }
}

/** Unsubscribes this device: neither the browser nor the server keeps anything about it. */
export async function leaveMe(): Promise<void> {
  const own = await manager()
    .then((push) => push?.getSubscription() ?? null)
    .catch(() => null);
  if (own === null) return;
  await own.unsubscribe().catch(() => false);
  // If this fails, the push service refuses the next message to the device, and the server forgets it then.
  await trpc()
    .push.off.mutate({ endpoint: own.endpoint })
    .catch(() => undefined);
}

let kept = false;

/** Once per visit, for a seated person who wishes to be told: makes sure that the server still has the subscription. */
export async function keepReach(): Promise<void> {
  // Without permission the browser would ask for it here, where nobody has pressed anything.
  if (kept || leaveNow() !== "granted") return;
  kept = true;
  await reachMe();
}
