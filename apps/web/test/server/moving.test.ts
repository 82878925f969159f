/** Moving to another device ends the old one's access, whatever was under way; on both databases. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { rename } from "@/server/identity/guests";
import { claim, moveLink } from "@/server/identity/moving";
import { tableById } from "@/server/storage/tables";
import { act, dealTable } from "@/server/tables/playing";
import { leave, openTable, sit } from "@/server/tables/seating";
import { dealtTable, freshDesk, people, seatedTable } from "./support/desk";
import { KINDS } from "./support/places";

const NO_GUEST = { name: "DeskProblem", kind: "no-guest" };

describe.each(KINDS)("on %s", (kind) => {
  it("lets no request that was under way take the guest back", async () => {
    const tools = await freshDesk(kind);
    let moved = 0;
    for (let turn = 0; turn < 12; turn++) {
      const [ana] = await people(tools, 1);
      if (!ana) throw new Error("a guest");
      const { code } = await moveLink(tools, ana.guest);
      const [claimed, ...links] = await Promise.allSettled([
        claim(tools, code),
        ...Array.from({ length: 4 }, () => moveLink(tools, ana.guest)),
      ]);
      if (claimed?.status !== "fulfilled") throw claimed?.reason;
      if (claimed.value === null) continue;
      moved++;
      for (const link of links) {
        if (link.status === "rejected") expect(link.reason).toMatchObject(NO_GUEST);
        else expect(await claim(tools, link.value.code)).toBeNull();
      }
    }
    if (kind === "sqlite") expect(moved).toBe(12);
  });

  it("carries out a card move that crosses with a new name, and with nothing else", async () => {
    const tools = await freshDesk(kind);
    const { table, players } = await dealtTable(tools, "sea p1", 1);
    const [ana] = players;
    if (!ana) throw new Error("a player");
    const dealt = await tableById(tools.store.db, table);
    const rev = dealt?.rev ?? 0;
    await rename(tools, ana.guest, { name: "Anna", language: "fr" });
    const command = { table, expectedRev: rev, commandId: randomUUID(), act: "discard 1 1" };
    expect(await act(tools, ana.guest, command)).not.toHaveProperty("stale");
    expect(await act(tools, ana.guest, { ...command, expectedRev: rev - 1 })).toEqual({ stale: rev + 1 });
  });

  it("takes nothing from a device whose guest has moved", async () => {
    const tools = await freshDesk(kind);
    const { table, players } = await seatedTable(tools, "sea p1", 1);
    const [ana] = players;
    if (!ana) throw new Error("a player");
    const { code } = await moveLink(tools, ana.guest);
    expect(await claim(tools, code)).toMatchObject({ tables: [table] });
    const before = await tableById(tools.store.db, table);
    const command = { table, expectedRev: 2, commandId: randomUUID(), act: "start" };
    for (const late of [
      () => dealTable(tools, ana.guest, table),
      () => act(tools, ana.guest, command),
      () => leave(tools, ana.guest, table),
      () => sit(tools, ana.guest, { table }),
      () => openTable(tools, ana.guest, { code: "sea p1", pace: "now" }),
      () => rename(tools, ana.guest, { name: "Eve", language: "en" }),
      () => moveLink(tools, ana.guest),
    ])
      await expect(late()).rejects.toMatchObject(NO_GUEST);
    expect(await tableById(tools.store.db, table)).toEqual(before);
  });

  it("keeps the owner's link when the old device asks for one", async () => {
    const tools = await freshDesk(kind);
    const [ana] = await people(tools, 1);
    if (!ana) throw new Error("a guest");
    await claim(tools, (await moveLink(tools, ana.guest)).code);
    const owner = await tools.store.db.selectFrom("guests").selectAll().executeTakeFirstOrThrow();
    const { code } = await moveLink(tools, owner);
    await expect(moveLink(tools, ana.guest)).rejects.toMatchObject(NO_GUEST);
    expect(await claim(tools, code)).not.toBeNull();
  });
});
