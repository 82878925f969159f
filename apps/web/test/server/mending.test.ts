/** A damaged stored position is noticed when it is next asked for, and rebuilt from the log. */
import { readPosition } from "@stillwater/engine";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createPubSub } from "@/server/pubsub/pubsub";
import { asTransportError, errorReasonOf } from "@/server/routers/errors";
import { mender } from "@/server/runtime/mending";
import { tableById } from "@/server/storage/tables";
import { toolsFor } from "@/server/tables/tools";
import { lookAtTable } from "@/server/tables/view";
import { luckFrom, playOut } from "./support/bot";
import { dealtTable, freshDesk } from "./support/desk";
import { KINDS } from "./support/places";

/** What replaces the position: an earlier one, which can be read like any other, or something that cannot be read. */
const WRONG = {
  "a readable": (earlier: string) => earlier,
  "an unreadable": (earlier: string) => `\u0001${earlier.slice(1)}`,
} as const;

describe.each(KINDS)("on %s", (kind) => {
  it.each(Object.keys(WRONG) as (keyof typeof WRONG)[])(
    "mends %s wrong position, and others play on meanwhile",
    async (how) => {
      const desk = await freshDesk(kind);
      const seated = await dealtTable(desk, "sea p2", 2);
      const other = await dealtTable(desk, "sea p1", 1);
      await playOut(desk, seated, luckFrom(1), 9);
      const earlier = (await tableById(desk.store.db, seated.table))?.snapshot ?? "";
      await playOut(desk, seated, luckFrom(2), 1);
      const whole = await tableById(desk.store.db, seated.table);
      expect(readPosition(WRONG[how](earlier)).ok).toBe(how === "a readable");
      await sql`update tables set snapshot = ${WRONG[how](earlier)} where id = ${seated.table}`.execute(
        desk.store.db,
      );
      expect(await tableById(desk.store.db, seated.table)).not.toEqual(whole);
      // A process that has not seen the table before.
      const tools = toolsFor(desk.store, createPubSub(0));
      tools.memory.onDamage(mender(tools));
      const told: unknown = await lookAtTable(tools, null, seated.table).catch((cause: unknown) => cause);
      expect(errorReasonOf(asTransportError(told))).toEqual({ reason: "damaged" });
      await playOut(tools, other, luckFrom(2), 2);
      await expect.poll(() => tableById(desk.store.db, seated.table)).toEqual(whole);
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
