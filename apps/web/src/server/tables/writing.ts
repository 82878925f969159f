/** Writing on behalf of a guest: who asked must still be who they were when the write is carried out. */
import { guestForWriting } from "../storage/guests";
import type { GuestRow } from "../storage/schema";
import type { Tx } from "../storage/store";
import { DeskProblem } from "./problem";
import type { Tools } from "./tools";

/**
 * Runs a job in one transaction for a guest, as the transaction finds them. A request may have waited while its guest
 * moved to another device; then its cookie is nobody's any more, and it is refused like every later one.
 */
export function writeAs<T>(
  tools: Tools,
  asker: GuestRow,
  job: (tx: Tx, guest: GuestRow) => Promise<T>,
): Promise<T> {
  return tools.store.write(async (tx) => {
    const guest = await guestForWriting(tx, asker);
    if (guest === undefined) throw new DeskProblem("no-guest");
    return job(tx, guest);
  });
}
