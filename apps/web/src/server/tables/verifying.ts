import type { VerifyReply } from "@stillwater/table/session";
import { crewStays } from "../storage/seats";
import { entriesOfKinds, tableById } from "../storage/tables";
import { beginningOf } from "./beginning";
import { openEntry } from "./entries";
import { isOpenTo } from "./known";
import { DeskProblem } from "./problem";
import type { Tools } from "./tools";
import { whoLooks } from "./view";

/** The seed and every entry with nothing hidden; only once the game is over, and for people who may see it. */
export async function verify(tools: Tools, tokenHash: string | null, table: string): Promise<VerifyReply> {
  const row = await tableById(tools.store.db, table);
  if (row === undefined) throw new DeskProblem("not-found");
  const { guest } = await whoLooks(tools, table, tokenHash);
  const open = await isOpenTo(tools, row, guest);
  if (!open || row.seed === null || row.commitment === null)
    return {
      over: false,
      commitment: row.commitment,
      ...(row.status === "stopped" ? { closed: true } : {}),
    };
  const entries = await entriesOfKinds(tools.store.db, table, ["deal", "act"], row.rev);
  return {
    over: true,
    code: row.code,
    tableId: row.id,
    seed: row.seed,
    commitment: row.commitment,
    begins: beginningOf(row),
    crew: (await crewStays(tools.store.db, table)).flatMap(
      ({ seat, crew, crew_version, since_rev, left_rev }) =>
        crew === null
          ? []
          : [{ seat, hand: crew, version: crew_version ?? 0, from: since_rev, to: left_rev }],
    ),
    entries: entries.map((entry) => openEntry(row.code, entry)),
  };
}
