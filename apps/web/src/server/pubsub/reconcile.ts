/** Once a second, asks the database for the heads of the followed tables, so that a lost word costs a second at most. */
import { companionHeads } from "../storage/companions";
import type { Store } from "../storage/store";
import { headsOf } from "../storage/tables";
import type { PubSub } from "./pubsub";

const EVERY_MS = 1_000;

/** Announces every followed table that is further on than was last heard. */
export async function reconcile(store: Store, pubsub: PubSub): Promise<void> {
  const followed = pubsub.followed();
  const ids = [...followed.keys()];
  for (const { id, rev } of [...(await headsOf(store.db, ids)), ...(await companionHeads(store.db, ids))])
    if (rev > (followed.get(id) ?? 0)) pubsub.announce(id, rev);
}

/** Reconciles until stopped. A database that does not answer is tried again the next time. */
export function keepReconciling(store: Store, pubsub: PubSub): () => void {
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    await reconcile(store, pubsub).catch(() => undefined);
    busy = false;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
