/** A stored position that is not what was written is noticed when it is next asked for, and made anew from the log. */
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { createPubSub } from "@/server/pubsub/pubsub";
import { asTransportError, errorReasonOf } from "@/server/routers/errors";
import { mender } from "@/server/runtime/mending";
import { tableById } from "@/server/storage/tables";
import { toolsFor } from "@/server/tables/tools";
import { lookAtTable } from "@/server/tables/view";
import { luckFrom, playOut } from "./support/bot";
import { dealtTable, freshDesk } from "./support/desk";
import { KINDS } from "./support/places";

/** One bit of the position: the line stays readable, or does not. */
const BITS = { "a readable": [/(\d)(?=[^0-9])/, "0"], "an unreadable": [/^./, "\u0001"] } as const;

describe.each(KINDS)("on %s", (kind) => {
  it.each(Object.keys(BITS) as (keyof typeof BITS)[])(
    "mends %s wrong position, and others play on meanwhile",
    async (bit) => {
      const desk = await freshDesk(kind);
      const seated = await dealtTable(desk, "sea p2", 2);
      const other = await dealtTable(desk, "sea p1", 1);
      await playOut(desk, seated, luckFrom(1), 10);
      const whole = await tableById(desk.store.db, seated.table);
      const [found, put] = BITS[bit];
      await sql`update tables set snapshot = ${whole?.snapshot?.replace(found, put) ?? ""} where id = ${seated.table}`.execute(
        desk.store.db,
      );
      expect(await tableById(desk.store.db, seated.table)).not.toEqual(whole);
      // A process that has not seen the table before.
      const tools = toolsFor(desk.store, createPubSub(0));
      tools.memory.onDamage(mender(tools));
      const told: unknown = await lookAtTable(tools, null, seated.table).catch((cause: unknown) => cause);
      expect(errorReasonOf(asTransportError(told))).toEqual({ reason: "damaged" });
      await playOut(tools, other, luckFrom(2), 2);
      await vi.waitFor(async () => expect(await tableById(desk.store.db, seated.table)).toEqual(whole));
      expect(await lookAtTable(tools, null, seated.table)).toMatchObject({
        id: seated.table,
        rev: whole?.rev,
      });
      await playOut(tools, seated, luckFrom(3), 5);
    },
  );

  it("leaves a table alone whose log is damaged too, and says so each time", async () => {
    const desk = await freshDesk(kind);
    const seated = await dealtTable(desk, "sea p2", 2);
    await playOut(desk, seated, luckFrom(1), 10);
    await sql`update tables set snapshot = 'x' where id = ${seated.table}`.execute(desk.store.db);
    await sql`update entries set facts = '' where table_id = ${seated.table} and rev = 5`.execute(
      desk.store.db,
    );
    const tools = toolsFor(desk.store, createPubSub(0));
    const mend = mender(tools);
    tools.memory.onDamage(mend);
    for (let times = 0; times < 3; times++)
      await expect(lookAtTable(tools, null, seated.table)).rejects.toMatchObject({ kind: "damaged" });
    expect((await tableById(desk.store.db, seated.table))?.snapshot).toBe("x");
  });
});
