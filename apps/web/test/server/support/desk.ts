/** A desk to test with, its guests and its tables. */
import { createHash } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import { newGuest } from "@/server/identity/guests";
import { createPubSub } from "@/server/pubsub/pubsub";
import type { GuestRow } from "@/server/storage/schema";
import { openStore, type StoreKind, type StorePlace } from "@/server/storage/store";
import { dealTable } from "@/server/tables/playing";
import { openTable, sit } from "@/server/tables/seating";
import { type Tools, toolsFor } from "@/server/tables/tools";
import { freshPlace } from "./places";

/** A desk over a fresh database; presence changes are told at once. */
export async function freshDesk(kind: StoreKind): Promise<Tools> {
  return deskAt(await freshPlace(kind));
}

let desks = 0;

/** Randomness that is the same on every run: a failure in one deal out of a hundred should not come and go. */
function fixedChance(): Tools["random"] {
  const of = `${process.env.CHANCE ?? ""} ${expect.getState().currentTestName} ${++desks}`;
  let drawn = 0;
  return (bytes) => {
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () =>
      createHash("sha256").update(`${of} ${++drawn}`).digest(),
    );
    return Buffer.concat(blocks).subarray(0, bytes);
  };
}

/** A desk over this place, closed after the test. `CHANCE=7 vitest run` deals other cards. */
export async function deskAt(place: StorePlace): Promise<Tools> {
  const store = await openStore(place);
  onTestFinished(() => store.close());
  const pubsub = createPubSub(0);
  store.onCommit((entry) => pubsub.announce(entry.table_id, entry.rev, entry));
  store.onNotify((table) => pubsub.announce(table, 0));
  return { ...toolsFor(store, pubsub), random: fixedChance() };
}

export interface Person {
  readonly guest: GuestRow;
  readonly token: string;
}

const NAMES = ["Ana", "Ben", "Cléo", "Dora", "Emil", "Fee"];

/** Guests with a cookie. */
export async function people(tools: Tools, count: number): Promise<Person[]> {
  const made: Person[] = [];
  for (let index = 0; index < count; index++)
    made.push(await newGuest(tools, { name: NAMES[index % NAMES.length] ?? "", language: "en" }));
  return made;
}

export interface Seated {
  readonly table: string;
  readonly words: string;
  readonly players: readonly Person[];
}

/** A table with all seats taken, not dealt yet. */
export async function seatedTable(tools: Tools, code: string, count: number): Promise<Seated> {
  const players = await people(tools, count);
  const [host, ...others] = players;
  if (host === undefined) throw new Error("a table needs a player");
  const opened = await openTable(tools, host.guest, { code, pace: "now" });
  if (!("table" in opened)) throw new Error(`no table for "${code}": ${JSON.stringify(opened)}`);
  for (const other of others) await sit(tools, other.guest, { table: opened.table });
  return { table: opened.table, words: opened.words, players };
}

/** A table that has been dealt. */
export async function dealtTable(tools: Tools, code: string, count: number): Promise<Seated> {
  const seated = await seatedTable(tools, code, count);
  const [host] = seated.players;
  if (host !== undefined) await dealTable(tools, host.guest, seated.table);
  return seated;
}
