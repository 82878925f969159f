/** Asks the database once a second for the revisions of followed tables, so that a lost message costs a second at most. */
import { companionHeads } from "../storage/companions";
import type { Store } from "../storage/store";
import { headsOf } from "../storage/tables";
import type { PubSub } from "./pubsub";

const EVERY_MS = 1_000;

/** Announces every followed table whose revision is newer than the last one announced. */
export async function reconcile(store: Store, pubsub: PubSub): Promise<void> {
  const followed = pubsub.followed();
  const ids = [...followed.keys()];
  for (const { id, rev } of [...(await headsOf(store.db, ids)), ...(await companionHeads(store.db, ids))])
    if (rev > (followed.get(id) ?? 0)) pubsub.announce(id, rev);
}

/** Reconciles until stopped. If the database does not answer, the next round tries again. */
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
