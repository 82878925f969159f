/** Forgetting a guest: the games stay for the others who played, without the guest's name. */
import { forgetCompanions } from "../companion/opening";
import { guestsUnseenSince } from "../storage/disused";
import { forgetGuest } from "../storage/guests";
import { dropDevicesOf } from "../storage/pushes";
import type { GuestRow } from "../storage/schema";
import { forgetNames, giveSeatUp, goingTablesHeldBy } from "../storage/seats";
import { append, tableForChange } from "../storage/tables";
import { dropLinesOf } from "../storage/talk";
import { now, type Tools } from "../tables/tools";
import { writeAs } from "../tables/writing";
import { byId } from "./guests";

/** The guest's cookie expires before this: nobody can be this guest any more. */
const UNSEEN_DAYS = 730;
const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 20;

/** Forgets guests who have not been here for so long that their cookie has expired. Returns how many. */
export async function forgetUnseen(tools: Tools): Promise<number> {
  const before = new Date(tools.clock().getTime() - UNSEEN_DAYS * DAY_MS).toISOString();
  let gone = 0;
  for (;;) {
    const unseen = await guestsUnseenSince(tools.store.db, before, MOST_AT_ONCE);
    for (const guest of unseen) await forgetEverything(tools, guest);
    gone += unseen.length;
    if (unseen.length < MOST_AT_ONCE) return gone;
  }
}

/** Gives up every seat, takes the name off every game, and makes the cookie invalid. It cannot be undone. */
export async function forgetEverything(tools: Tools, guest: GuestRow): Promise<void> {
  await writeAs(tools, guest, async (tx) => {
    const at = now(tools);
    const held = await goingTablesHeldBy(tx.db, guest.id);
    // In order of id, so that two transactions over the same tables cannot deadlock.
    for (const { id, seat } of held.sort(byId)) {
      const row = await tableForChange(tx, id);
      if (row === undefined) continue;
      await giveSeatUp(tx, id, guest.id, row.rev + 1);
      await append(tx, row, { kind: "leave", seat, guest: guest.id, at });
    }
    await forgetCompanions(tools, tx, guest.id);
    await dropDevicesOf(tx, guest.id);
    await dropLinesOf(tx, guest.id);
    await forgetNames(tx, guest.id);
    await forgetGuest(tx, guest.id, at);
  });
  await tools.store.leaveNoTrace();
}
