/** Everything kept about a person, for them to download. */

import type { KeptOfMe } from "@stillwater/table/session";
import { rowsOfGuest } from "../storage/personal";
import type { GuestRow } from "../storage/schema";
import { now, type Tools } from "../tables/tools";

/** Everything kept about a guest, whichever game or real table it belongs to. */
export async function keptOfGuest(tools: Tools, guest: GuestRow): Promise<KeptOfMe> {
  return { format: "stillwater/person/1", at: now(tools), ...(await rowsOfGuest(tools.store.db, guest.id)) };
}
