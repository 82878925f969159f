/** A process to be killed: plays solo tables at the desk, several at once, and reports each act once it is acknowledged. */
import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { newGuest } from "@/server/identity/guests";
import { createPubSub } from "@/server/pubsub/pubsub";
import { openStore, type StorePlace } from "@/server/storage/store";
import { act, dealTable } from "@/server/tables/playing";
import { openTable } from "@/server/tables/seating";
import { toolsFor } from "@/server/tables/tools";
import { luckFrom, nextAct, wholeTable } from "./bot";

const TABLES_AT_ONCE = 4;

const [place = "{}", seed = "1"] = process.argv.slice(2);
await new Promise((resolve) => process.stdin.once("data", resolve));
const store = await openStore(JSON.parse(place) as StorePlace);
const tools = toolsFor(store, createPubSub(0));

async function playForEver(luck: ReturnType<typeof luckFrom>): Promise<never> {
  const { guest } = await newGuest(tools, { name: "Ana", language: "en" });
  for (;;) {
    const opened = await openTable(tools, guest, { code: "sea p1", pace: "now" });
    if (!("table" in opened)) throw new Error("no table");
    const { table } = opened;
    await dealTable(tools, guest, table);
    for (;;) {
      const whole = await wholeTable(tools, table);
      const next = whole && nextAct(whole.table, luck);
      if (!whole || !next) break;
      const command = randomUUID();
      const reply = await act(tools, guest, {
        table,
        expectedRev: whole.rev,
        commandId: command,
        act: next.text,
      });
      if (!("rev" in reply)) throw new Error(JSON.stringify(reply));
      // Written at once, so that its reader knows that the act was answered before the kill.
      writeSync(1, `${JSON.stringify({ table, rev: reply.rev, command })}\n`);
    }
  }
}

await Promise.all(
  Array.from({ length: TABLES_AT_ONCE }, (_, index) => playForEver(luckFrom(Number(seed) * 10 + index))),
);
