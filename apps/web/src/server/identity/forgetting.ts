/** Forgetting a guest: what was played stays for those who played along, with nobody's name on it. */
import { forgetCompanions } from "../companion/opening";
import { now, type Tools } from "../desk/tools";
import { writeAs } from "../desk/writing";
import { forgetGuest } from "../storage/guests";
import { dropDevicesOf } from "../storage/pushes";
import type { GuestRow } from "../storage/schema";
import { forgetNames, giveSeatUp, goingTablesHeldBy } from "../storage/seats";
import { append, tableForChange } from "../storage/tables";
import { dropLinesOf } from "../storage/talk";
import { byId } from "./guests";

/** Gives up every seat, takes the name off every game, and makes the cookie nobody's. It cannot be undone. */
export function forget(tools: Tools, guest: GuestRow): Promise<void> {
  return writeAs(tools, guest, async (tx) => {
    const at = now(tools);
    const held = await goingTablesHeldBy(tx.db, guest.id);
    // In order of id, so that two transactions over the same tables cannot wait for each other.
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
}
