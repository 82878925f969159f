/**
 * Messages to this device while no page of the site is open. Asked for by a press only; what the browser hands out is
 * told to the server again on later visits, because either of them may have forgotten it.
 */
import { reachable, subscription } from "@/offline/subscribing";
import { transportCodeOf, trpc } from "@/trpc/client";
import { leaveNow } from "./notices";

/** `nobody`: it begins with the first table this person sits down at. `none`: this browser takes no messages. */
export type Reach = "on" | "nobody" | "none" | "failed";

/** The browser's side of it, where there is one. */
async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker !== undefined && "pushManager" in worker ? worker.pushManager : null;
}

/** Lets this device be reached. Only once leave for notices has been given. */
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
