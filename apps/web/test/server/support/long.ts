/** Tables with a long log, made quickly. */
import { packFacts } from "@stillwater/engine";
import { factsOf } from "@stillwater/table/session";
import { append, entriesOfKinds, tableById } from "@/server/storage/tables";
import type { Tools } from "@/server/tables/tools";

/** Brings a dealt table to a revision with acts that repeat the deal's first facts: enough for tests that only read. */
export async function lengthen(tools: Tools, table: string, rev: number): Promise<void> {
  await tools.store.write(async (tx) => {
    const [deal] = await entriesOfKinds(tx.db, table, ["deal"], 100);
    let row = await tableById(tx.db, table);
    if (deal === undefined || row === undefined) throw new Error("the table has not been dealt");
    const facts = packFacts(factsOf(row.code, deal).slice(0, 3));
    while (row.rev < rev) {
      const seat: number = row.rev % row.seats;
      const said = { kind: "act", seat, guest: deal.guest_id, at: deal.at, act: "dial 1 3", facts } as const;
      row = await append(tx, row, said);
    }
  });
}
