/** The quiet crew at a desk: it thinks in this process, and looks when a test says so. */
import { due } from "@stillwater/engine";
import { answered } from "@stillwater/table/crew-deciding";
import type { CrewPace } from "@stillwater/table/session";
import { onTestFinished } from "vitest";
import { fill, paceCrew } from "@/server/crew/filling";
import { keepPlaying, type Playing } from "@/server/crew/keep-playing";
import { playOnce, type Think } from "@/server/crew/playing";
import type { Presences } from "@/server/pubsub/presence";
import { tableById } from "@/server/storage/tables";
import { act, dealTable } from "@/server/tables/playing";
import type { Tools } from "@/server/tables/tools";
import { actOf, luckFrom, wholeTable } from "./bot";
import { type Seated, seatedTable } from "./desk";

/** Never by itself. */
const TIMES = { everyMs: 2 ** 30, leaseMs: 5_000 };

export const thinkHere: Think = async (question) => answered(question);

/** The crew of a desk whose clock the test sets. */
export function crewOf(tools: Tools, think: Think = thinkHere, most = 4): Playing {
  const playing = keepPlaying(tools, (work) => playOnce(tools, think, work), most, TIMES);
  onTestFinished(() => playing.stop());
  return playing;
}

/** The same desk some seconds later, by every clock. */
export function later(tools: Tools, seconds: number): Tools {
  const { presences } = tools.pubsub;
  const emptyFor: Presences["emptyFor"] = (table, seat) => {
    const empty = presences.emptyFor(table, seat);
    return empty === null ? null : empty + seconds * 1_000;
  };
  return {
    ...tools,
    clock: () => new Date(Date.now() + seconds * 1_000),
    pubsub: { ...tools.pubsub, presences: { ...presences, emptyFor } },
  };
}

/** A dealt table at which people have the first `people` seats and the crew the others. */
export async function crewedTable(
  tools: Tools,
  code: string,
  people: number,
  pace: CrewPace = "once",
): Promise<Seated> {
  const seated = await seatedTable(tools, code, people);
  const [host] = seated.players;
  if (host === undefined) throw new Error("a host");
  await fill(tools, host.guest, { table: seated.table, hand: "steady" });
  await paceCrew(tools, host.guest, { table: seated.table, pace });
  const dealt = await dealTable(tools, host.guest, seated.table);
  if (!("rev" in dealt)) throw new Error(`not dealt: ${JSON.stringify(dealt)}`);
  return seated;
}

/** Lets the crew act until it waits for people. */
export async function settle(tools: Tools, crew: Playing, table: string): Promise<void> {
  for (;;) {
    const before = (await tableById(tools.store.db, table))?.rev;
    // The first look may only wait for one that began before the last act.
    await crew.look();
    await crew.look();
    if ((await tableById(tools.store.db, table))?.rev === before) return;
  }
}

/** Plays the people's seats at random and lets the crew play its own, until the game is over. */
export async function playWithCrew(
  tools: Tools,
  seated: Seated,
  seed: number,
  think = thinkHere,
): Promise<void> {
  const ahead = later(tools, 5);
  const crew = crewOf(ahead, think);
  const luck = luckFrom(seed);
  for (let turn = 0; turn < 400; turn++) {
    await settle(ahead, crew, seated.table);
    const whole = await wholeTable(tools, seated.table);
    if (whole === null) throw new Error("a table");
    const { step, seats } = due(whole.table);
    if (step === "over") return;
    const seat = seats.find((one) => seated.players[one] !== undefined);
    const player = seated.players[seat ?? -1];
    if (seat === undefined || player === undefined) throw new Error(`the crew stands still at ${step}`);
    const reply = await act(tools, player.guest, {
      table: seated.table,
      expectedRev: whole.rev,
      commandId: `turn ${turn}`,
      act: actOf(whole.table, seat, luck),
    });
    if (!("rev" in reply)) throw new Error(JSON.stringify(reply));
  }
  throw new Error("a game without an end");
}
