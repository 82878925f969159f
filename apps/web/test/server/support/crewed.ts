/**
 * A process to be killed: it plays people's seats at tables with the quiet crew, those it finds and as many more as it
 * needs, and reports every entry once it is durable.
 */
import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { due } from "@stillwater/engine";
import { fill, paceCrew } from "@/server/crew/filling";
import { keepCrew } from "@/server/crew/keeping";
import { newGuest } from "@/server/identity/guests";
import { createPubSub } from "@/server/pubsub/pubsub";
import { openStore, type StorePlace } from "@/server/storage/store";
import { act, dealTable } from "@/server/tables/playing";
import { openTable } from "@/server/tables/seating";
import { toolsFor } from "@/server/tables/tools";
import { steadyAct, wholeTable } from "./bot";

const TABLES_AT_ONCE = 3;
const LOOK_AGAIN_MS = 5;

const [place = "{}", program = ""] = process.argv.slice(2);
await new Promise((resolve) => process.stdin.once("data", resolve));
const store = await openStore(JSON.parse(place) as StorePlace);
// Written at once, so that its reader knows that it was durable before the kill.
store.onCommit(({ table_id, rev, hash, guest_id }) =>
  writeSync(1, `${JSON.stringify({ table: table_id, rev, hash, crew: guest_id.startsWith("crew-") })}\n`),
);
const tools = toolsFor(store, createPubSub(0));
// A short lease, so that work claimed by the killed process is soon claimed again.
keepCrew(tools, program, { times: { everyMs: 20, leaseMs: 300 } });

/** Plays the one seat of a person until the game is over. */
async function playOn(table: string): Promise<void> {
  const guest = await store.db
    .selectFrom("guests")
    .innerJoin("seats", "seats.guest_id", "guests.id")
    .selectAll("guests")
    .where("seats.table_id", "=", table)
    .where("seats.crew", "is", null)
    .executeTakeFirstOrThrow();
  for (;;) {
    const whole = await wholeTable(tools, table);
    if (whole === null) return;
    const { step, seats } = due(whole.table);
    if (step === "over") return;
    const text = seats.includes(0) ? steadyAct(whole.table, 0) : undefined;
    if (text !== undefined)
      await act(tools, guest, { table, expectedRev: whole.rev, commandId: randomUUID(), act: text });
    // Another act came first, or another seat is to act.
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

async function openOne(): Promise<string> {
  const { guest } = await newGuest(tools, { name: "Ana", language: "en" });
  const opened = await openTable(tools, guest, { code: "sea p3", pace: "now" });
  if (!("table" in opened)) throw new Error("no table");
  const { table } = opened;
  await fill(tools, guest, { table, hand: "steady" });
  await paceCrew(tools, guest, { table, pace: "once" });
  await dealTable(tools, guest, table);
  return table;
}

const found = await store.db.selectFrom("tables").select("id").where("status", "=", "playing").execute();
const going = found.map(({ id }) => id);
await Promise.all(
  Array.from({ length: Math.max(TABLES_AT_ONCE, going.length) }, async (_, index) => {
    for (let table = going[index]; ; table = await openOne()) if (table !== undefined) await playOn(table);
  }),
);
