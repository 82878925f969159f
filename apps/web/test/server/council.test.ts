/** A storm council: while a crew is asked about a Storm, markers pass between its seats, and nothing else ever does. */
import { createHash, randomUUID } from "node:crypto";
import { due, mustPass, setUp, type Table, writePosition } from "@stillwater/engine";
import { askingOf, type CouncilView, dealFrom, enactText, type Frame, KEEP } from "@stillwater/table/session";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { entriesAfter, tableById } from "@/server/storage/tables";
import { openFrom } from "@/server/tables/beginning";
import { placeMarker } from "@/server/tables/council";
import { act, dealTable } from "@/server/tables/playing";
import { leave, sit } from "@/server/tables/seating";
import { type Tools, toolsFor } from "@/server/tables/tools";
import { luckFrom, nextAct, playOut, wholeTable } from "./support/bot";
import { dealtTable, freshDesk, type Person, people, type Seated, seatedTable } from "./support/desk";
import { KINDS } from "./support/places";
import { until } from "./support/until";
import { opening, watch } from "./support/viewer";
import "./support/fixed-seed";

const CODE = "sea p3 storms wild2 -12";

/** Plays until the crew is asked about a Storm just drawn; a Storm already laid may be asked about first. */
async function stormy(
  tools: Tools,
): Promise<Seated & { readonly matter: string; readonly markers: readonly string[] }> {
  for (let game = 1; game < 40; game++) {
    const seated = await dealtTable(tools, CODE, 3);
    for (let acts = 0; acts < 60; acts++) {
      const asking = askingOf((await whole(tools, seated)).table);
      if (asking?.markers[0]?.startsWith("drawn:")) return { ...seated, ...asking };
      if ((await playOut(tools, seated, luckFrom(game * 100 + acts), 1)) === 0) break;
    }
  }
  throw new Error("no Storm is ever drawn");
}

async function whole(
  tools: Tools,
  { table }: Seated,
): Promise<{ readonly table: Table; readonly rev: number }> {
  const found = await wholeTable(tools, table);
  if (found === null) throw new Error("not dealt");
  return found;
}

/** The last frame of a follower about the markers. */
function lastCouncil(frames: readonly Frame[]): CouncilView | null | undefined {
  return frames.findLast((frame) => frame.kind === "council")?.council;
}

const trio = ({ players }: Seated) => players as readonly [Person, Person, Person];

describe.each(KINDS)("on %s", (kind) => {
  it("passes at once for whom everybody sees to have nothing to spend, so that nobody waits for them", async () => {
    // A deal that draws a Storm before the first player holds a card; its randomness is the test's own.
    const random = (bytes: number) => createHash("sha256").update("storm 3").digest().subarray(0, bytes);
    const tools = await freshDesk(kind);
    const seated = await seatedTable(tools, CODE, 3);
    const [ana] = trio(seated);
    const dealt = await dealTable({ ...tools, random }, ana.guest, seated.table);
    const rev = "rev" in dealt ? dealt.rev : 0;
    const { table } = await whole(tools, seated);
    expect(mustPass(table)).toEqual([]);
    expect(due(table)).toMatchObject({ step: "storm", seats: [2] });
    const entries = await entriesAfter(tools.store.db, seated.table, rev);
    expect(entries.map(({ seat, act, guest_id }) => ({ seat, act, guest_id }))).toEqual(
      [0, 1].map((seat) => ({ seat, act: "pass", guest_id: seated.players[seat]?.guest.id })),
    );
    const row = await tableById(tools.store.db, seated.table);
    const { table: memory } = await whole(
      { ...tools, memory: toolsFor(tools.store, tools.pubsub).memory },
      seated,
    );
    expect([row?.rev, writePosition(memory)]).toEqual([rev + 2, writePosition(table)]);
  });

  it("shows everybody who points at what, a spectator too, and whoever comes back", async () => {
    const tools = await freshDesk(kind);
    const { matter, markers, ...seated } = await stormy(tools);
    const [ana, ben, cleo] = trio(seated);
    const { table } = seated;
    const followers = [ben.token, cleo.token, null].map((token) => watch(tools, table, token));
    const place = markers[0] ?? "";
    expect(place).toMatch(/^drawn:/);
    const { rev } = await whole(tools, seated);
    expect(await placeMarker(tools, ana.guest, { table, matter, marker: place })).toEqual({ marked: place });
    expect(await placeMarker(tools, ben.guest, { table, matter, marker: KEEP })).toEqual({ marked: KEEP });
    const said = { matter, markers: [place, KEEP, null] };
    for (const { frames } of followers)
      await until(() => JSON.stringify(lastCouncil(frames)) === JSON.stringify(said));
    // A marker can be changed and taken back freely, and is there again after a reload.
    await placeMarker(tools, ana.guest, { table, matter, marker: KEEP });
    await placeMarker(tools, ben.guest, { table, matter, marker: null });
    const changed = { matter, markers: [KEEP, null, null] };
    for (const { frames } of followers)
      await until(() => JSON.stringify(lastCouncil(frames)) === JSON.stringify(changed));
    const again = watch(tools, table, ana.token, String(rev));
    await until(() => lastCouncil(again.frames) !== undefined);
    expect(lastCouncil(again.frames)).toEqual(changed);
    for (const follower of [...followers, again]) follower.stop();
    // No entry was written: an act meant for this revision is still valid.
    expect((await whole(tools, seated)).rev).toBe(rev);
  });

  it("lifts every marker once the Storm is dealt with", async () => {
    const tools = await freshDesk(kind);
    const { matter, ...seated } = await stormy(tools);
    const [ana, ben] = trio(seated);
    const { table } = seated;
    for (const { guest } of [ana, ben]) await placeMarker(tools, guest, { table, matter, marker: KEEP });
    const follower = watch(tools, table, ben.token);
    await until(() => lastCouncil(follower.frames)?.markers[0] === KEEP);
    for (let acts = 0; acts < 12; acts++) {
      if (askingOf((await whole(tools, seated)).table)?.matter !== matter) break;
      await playOut(tools, seated, luckFrom(acts), 1);
    }
    await until(() => lastCouncil(follower.frames) === null);
    follower.stop();
    expect(await tools.store.db.selectFrom("markers").selectAll().execute()).toEqual([]);
    expect(await placeMarker(tools, ana.guest, { table, matter, marker: KEEP })).toEqual({
      refused: "closed",
    });
  });

  it("lifts every marker when whoever is asked last is passed over", async () => {
    const tools = await freshDesk(kind);
    const [ana, ben] = (await people(tools, 2)) as [Person, Person];
    // Ana holds nothing: once the only Compass is spent, the table passes for her.
    const lies = setUp({
      options: "sea p2 storms wild2",
      turn: { seat: 1, stage: "acted" },
      storms: { "row:3": 1 },
      at: { "drawn:2": ["storm:orange"] },
      compasses: 1,
      hands: [0, 3],
    });
    if (!lies.ok) throw new Error(JSON.stringify(lies.error));
    const request = { position: writePosition(lies.value), hands: "dealt", pace: "now" } as const;
    const opened = await openFrom(tools, ana.guest, request);
    if (!("table" in opened)) throw new Error(JSON.stringify(opened));
    const { table } = opened;
    await sit(tools, ben.guest, { table, seat: 1 });
    await dealTable(tools, ana.guest, table);
    const stands = async () => (await wholeTable(tools, table)) ?? { table: lies.value, rev: 0 };
    const matter = askingOf((await stands()).table)?.matter ?? "";
    expect(await placeMarker(tools, ana.guest, { table, matter, marker: KEEP })).toEqual({ marked: KEEP });
    for (const text of ["pass", "compass row:3"]) {
      const { rev } = await stands();
      const said = { table, expectedRev: rev, commandId: randomUUID(), act: text };
      expect(await act(tools, ben.guest, said)).toEqual({ rev: rev + 1 });
    }
    // The card drawn at the end of the turn may be another Storm, asked about at once.
    expect(askingOf((await stands()).table)?.matter).not.toBe(matter);
    expect(await tools.store.db.selectFrom("markers").selectAll().execute()).toEqual([]);
  });

  it("lets only those who sit there point, and takes a marker along with its seat", async () => {
    const tools = await freshDesk(kind);
    const { matter, ...seated } = await stormy(tools);
    const [ana] = trio(seated);
    const { table } = seated;
    const [stranger] = (await people(tools, 1)) as [Person];
    await expect(placeMarker(tools, stranger.guest, { table, matter, marker: KEEP })).rejects.toMatchObject({
      kind: "no-seat",
    });
    await placeMarker(tools, ana.guest, { table, matter, marker: KEEP });
    await leave(tools, ana.guest, table);
    await sit(tools, stranger.guest, { table });
    expect(lastCouncil(await opening(tools, table, stranger.token))).toBeNull();
  });
});

describe("whatever is sent", () => {
  let tools: Tools;
  let seated: Awaited<ReturnType<typeof stormy>>;

  const names = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.stringMatching(
      /^(keep|none|(row|drawn|shedding|yellow|orange|hand|pile|berth):[0-9]{1,2}|r[1-6]c[1-6]|[0-9]{1,2}|storm:(yellow|orange|purple)(#[1-3])?)$/,
    ),
  );

  it("reaches another seat only as one of the listed markers", async () => {
    tools = await freshDesk("sqlite");
    seated = await stormy(tools);
    const { table, matter, markers } = seated;
    const [ana, ben] = trio(seated);
    const follower = watch(tools, table, ben.token);
    await until(() => lastCouncil(follower.frames) !== undefined);
    const before = follower.frames.length;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(matter), names),
        fc.oneof(fc.constantFrom(...markers), names, fc.constant(null)),
        async (about, marker) => {
          const reply = await placeMarker(tools, ana.guest, { table, matter: about, marker });
          const listed = about === matter && (marker === null || markers.includes(marker));
          expect("marked" in reply).toBe(listed);
        },
      ),
      { numRuns: 300 },
    );
    await placeMarker(tools, ana.guest, { table, matter, marker: null });
    await until(() => lastCouncil(follower.frames)?.markers[0] === undefined);
    follower.stop();
    const sent = follower.frames.slice(before);
    expect(sent.length).toBeGreaterThan(10);
    for (const frame of sent) {
      expect(Object.keys(frame).sort()).toEqual(["council", "kind"]);
      if (frame.kind !== "council" || frame.council === null) continue;
      expect(Object.keys(frame.council).sort()).toEqual(["markers", "matter"]);
      expect(frame.council.matter).toBe(matter);
      for (const said of frame.council.markers) expect([null, ...markers]).toContain(said);
    }
  });
});

describe("what may be pointed at", () => {
  const found: Table[] = [];
  beforeAll(() => {
    const luck = luckFrom(7);
    for (let game = 0; game < 12; game++) {
      const seed = `v1:council ${game}`;
      let { table } = dealFrom("sea p2 rocks monsters4 storms wild2 -12", "t", seed);
      for (let acts = 0; acts < 120; acts++) {
        const next = nextAct(table, luck);
        if (next === null) break;
        if (due(table).step === "storm") found.push(table);
        const done = enactText(table, seed, next.seat, next.text);
        if (!("done" in done)) throw new Error(next.text);
        table = done.done.table;
      }
    }
  });

  it("is every Storm on the table, and keeping", () => {
    expect(found.length).toBeGreaterThan(5);
    for (const table of found) {
      const asking = askingOf(table);
      expect(asking?.markers.at(-1)).toBe(KEEP);
      for (const marker of asking?.markers.slice(0, -1) ?? []) {
        const verdict = enactText(table, "v1:x", 0, `compass ${marker}`);
        // A Compass may be missing; a Storm never is.
        if ("refused" in verdict)
          expect(verdict.refused.findings.find(({ clause }) => clause === "T.compass.target")?.holds).toBe(
            "yes",
          );
      }
    }
  });
});
