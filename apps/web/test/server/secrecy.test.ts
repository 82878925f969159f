/** Nobody is sent a card that they may not know: not live, not later, not in a refusal. */
import { Imagining } from "@stillwater/crew";
import {
  cardsAt,
  evolve,
  type Fact,
  hand,
  legalActs,
  look,
  mask,
  type Piece,
  prospects,
  type Rulebook,
  readFact,
  readPosition,
  SPECTATOR,
  sees,
  type Table,
  UNSEEN,
  type Viewer,
  whereIs,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import {
  dealFrom,
  type EntryView,
  enactText,
  type Frame,
  factsOf,
  type TableView,
} from "@stillwater/table/session";
import { expect, it } from "vitest";
import { hashOfToken } from "@/server/identity/token";
import type { TableRow } from "@/server/storage/schema";
import { entriesAfter, tableById } from "@/server/storage/tables";
import { dealTable } from "@/server/tables/playing";
import { lookAtTable } from "@/server/tables/view";
import { withOthers } from "../../../../packages/engine/test/support/added-games";
import { type Luck, luckFrom, playOut, wholeTable } from "./support/bot";
import { crewedTable, playWithCrew, thinkHere } from "./support/crew";
import { dealtTable, freshDesk, seatedTable } from "./support/desk";
import { opening, watch } from "./support/viewer";

/** Islands have unique names, so a name in the wrong place is a leak; Starts and Finishes are all alike. */
function islands(table: Table): Piece[] {
  return Array.from({ length: table.rulebook.lastPiece }, (_, index) => index + 1).filter((piece) =>
    /^\d+$/.test(table.rulebook.pieceName(piece)),
  );
}

/** Every piece whose place a view's position tells, and those that the log names. */
function piecesNamed({ position, log }: TableView, rulebook: Rulebook): ReadonlySet<Piece> {
  const read = position === null ? null : readPosition(position);
  const lying = read?.ok
    ? Array.from({ length: rulebook.lastPiece }, (_, index) => index + 1).filter(
        (piece) => whereIs(read.value, piece) > 0,
      )
    : [];
  const told = log.flatMap(({ facts }) =>
    facts.map((fact) => {
      const read = readFact(rulebook, fact);
      if (!read.ok) throw new Error(`a fact that cannot be read: ${fact}`);
      return read.value.piece;
    }),
  );
  return new Set([...lying, ...told].filter((piece) => piece !== UNSEEN));
}

/** Every number that a view's position contains as a card, and those that the log names. */
function cardsNamed(view: TableView): Set<string> {
  const named = new Set<string>();
  const read = view.position === null ? null : readPosition(view.position);
  if (read?.ok)
    for (const piece of islands(read.value))
      if (whereIs(read.value, piece) > 0) named.add(read.value.rulebook.pieceName(piece));
  for (const entry of view.log) for (const name of entryNames(entry)) named.add(name);
  return named;
}

function entryNames(entry: EntryView): string[] {
  return entry.facts.map((fact) => fact.split(" ")[0] ?? "").filter((name) => /^\d+$/.test(name));
}

/** Every mode: each crew size of the base game, and every part of both boxes. */
const MODES = withOthers(
  ...[1, 2, 3, 4, 5].map((count) => `sea p${count}`),
  "sea p3 rocks monsters4 storms wild2 -4",
  "sea p2 rocks:auto storms wild1",
  "sea p2 arch",
  "sea p2 pyramid harder",
  "sea p1 pyramid easier",
  "sea p3 night",
  "sea p2 duel",
  "mountain p1 goats ropes3",
  "mountain p3 green panoramas3 goats",
);

it.each(MODES)("holds over whole random games of %s, for every seat and a spectator", async (mode) => {
  const count = Number(/p(\d)/.exec(mode)?.[1]);
  for (let game = 0; game < 2; game++) {
    const tools = await freshDesk("sqlite");
    const seated = await seatedTable(tools, mode, count);
    const [host] = seated.players;
    if (!host) throw new Error("a host");
    const tokens = [...seated.players.map(({ token }) => token), null];
    const watchers = tokens.map((token) => watch(tools, seated.table, token));
    await Promise.all(watchers.map((watcher) => watcher.reached(1)));
    await dealTable(tools, host.guest, seated.table);
    await playOut(tools, seated, luckFrom(100 * count + game), 250);
    const row = await tableById(tools.store.db, seated.table);
    const entries = await entriesAfter(tools.store.db, seated.table, 0);
    const heads = headsOf(row, entries);
    for (const [index, watcher] of watchers.entries()) {
      await watcher.reached(row?.rev ?? 0);
      watcher.stop();
      const viewer = index < count ? index : SPECTATOR;
      for (const frame of watcher.frames) checkFrame(frame, viewer, heads, row?.code ?? "", entries);
    }
  }
});

it.each(withOthers("sea p3 storms wild2", "mountain p3 green panoramas3 goats"))(
  "holds where the quiet crew plays along at %s: neither it nor anybody beside it is told more",
  async (mode) => {
    const tools = await freshDesk("sqlite");
    const seated = await crewedTable(tools, mode, 1);
    const watchers = [seated.players[0]?.token ?? null, null].map((token) =>
      watch(tools, seated.table, token),
    );
    // A policy is asked with exactly what its seat sees, byte for byte.
    const asked: { readonly rev: number; readonly seat: number; readonly position: string }[] = [];
    await playWithCrew(tools, seated, 3, async (question) => {
      const { rev } = (await tableById(tools.store.db, seated.table)) ?? { rev: 0 };
      asked.push({ rev, seat: question.seat, position: question.position });
      return thinkHere(question);
    });
    const row = await tableById(tools.store.db, seated.table);
    const entries = await entriesAfter(tools.store.db, seated.table, 0);
    const heads = headsOf(row, entries);
    expect(asked.length).toBeGreaterThan(10);
    for (const { rev, seat, position } of asked) {
      const head = heads[rev];
      if (head === undefined) throw new Error("asked before the deal");
      expect(position).toBe(writePosition(mask(head, seat)));
    }
    for (const [index, watcher] of watchers.entries()) {
      await watcher.reached(row?.rev ?? 0);
      watcher.stop();
      const viewer = index === 0 ? 0 : SPECTATOR;
      for (const frame of watcher.frames) checkFrame(frame, viewer, heads, row?.code ?? "", entries);
    }
  },
);

/** The whole table after each entry, by revision; undefined before the deal. */
function headsOf(row: TableRow | undefined, entries: Entries): readonly (Table | undefined)[] {
  let table: Table | undefined;
  const heads: (Table | undefined)[] = [];
  for (const entry of entries) {
    if (entry.kind === "deal") table = dealFrom(row?.code ?? "", row?.id ?? "", row?.seed ?? "").table;
    else if (table !== undefined && entry.kind === "act")
      table = evolve(table, factsOf(row?.code ?? "", entry));
    heads[entry.rev] = table;
  }
  return heads;
}

type Entries = Awaited<ReturnType<typeof entriesAfter>>;

function checkFrame(
  frame: Frame,
  viewer: Viewer,
  heads: readonly (Table | undefined)[],
  code: string,
  entries: Entries,
): void {
  if (!("rev" in frame)) return;
  const head = heads[frame.rev];
  if (frame.kind === "table") {
    expect(frame.view.you).toBe(viewer === SPECTATOR ? null : viewer);
    if (frame.view.status === "waiting" || frame.view.status === "playing")
      expect(frame.view.seed).toBeNull();
    if (head === undefined) {
      expect(frame.view.position).toBeNull();
      return;
    }
    const { rulebook } = head;
    const told = [...piecesNamed(frame.view, rulebook)];
    const tooMuch = told.filter((piece) => !sees(rulebook, viewer, whereIs(head, piece)));
    expect(tooMuch.map((piece) => rulebook.pieceName(piece))).toEqual([]);
    // Nor is anything missing that the viewer may know.
    const read = frame.view.position === null ? null : readPosition(frame.view.position);
    if (read?.ok) expect(read.value.numbers).toEqual(mask(head, viewer).numbers);
    return;
  }
  const stored = entries[frame.rev - 1];
  if (stored === undefined || head === undefined) throw new Error("an entry that was never stored");
  const facts = factsOf(code, stored);
  expect(frame.entry.facts).toHaveLength(facts.length);
  for (const [index, fact] of facts.entries()) {
    const told = readFact(head.rulebook, frame.entry.facts[index] ?? "");
    if (!told.ok) throw new Error("a fact that cannot be read");
    const may = sees(head.rulebook, viewer, fact.from) || sees(head.rulebook, viewer, fact.to);
    if (!may) expect(told.value.piece).toBe(0);
    expect({ ...told.value, piece: 0 }).toEqual({ ...fact, piece: 0 });
  }
}

it("never shows people their own discards again, however they come back", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await dealtTable(tools, "sea p2", 2);
  await playOut(tools, seated, luckFrom(21), 40);
  const whole = await wholeTable(tools, seated.table);
  if (!whole) throw new Error("a table");
  const { table, rev } = whole;
  const discarded = new Set(
    [1, 2]
      .flatMap((seat) => cardsAt(table, table.rulebook.place(`discard:${seat}`)))
      .map((piece) => table.rulebook.pieceName(piece)),
  );
  discarded.delete("start");
  discarded.delete("finish");
  expect(discarded.size).toBeGreaterThan(5);
  for (const { token } of seated.players) {
    const views = [await lookAtTable(tools, hashOfToken(token), seated.table)];
    for (let since = 0; since <= rev; since++) {
      const frames = await opening(tools, seated.table, token, since === 0 ? undefined : String(since));
      for (const frame of frames) {
        if (frame.kind === "table") views.push(frame.view);
        if (frame.kind === "entry")
          for (const name of entryNames(frame.entry)) expect(discarded).not.toContain(name);
      }
    }
    for (const view of views) for (const name of cardsNamed(view)) expect(discarded).not.toContain(name);
  }
});

it("refuses the same act with the same bytes, wherever the cards lie that its actor cannot see", async () => {
  const tools = await freshDesk("sqlite");
  const luck = luckFrom(4);
  let compared = 0;
  for (const acts of [0, 6, 14, 22]) {
    const seated = await dealtTable(tools, "sea p3 -8", 3);
    await playOut(tools, seated, luck, acts);
    const row = await tableById(tools.store.db, seated.table);
    const whole = await wholeTable(tools, seated.table);
    if (!whole || !row?.seed) throw new Error("a table");
    for (let world = 0; world < 25; world++) {
      const seat = luck(3);
      const other = otherWorld(whole.table, seat, luck);
      for (const text of attempts(whole.table, luck)) {
        const here = enactText(whole.table, row.seed, seat, text);
        if ("done" in here) continue;
        expect(JSON.stringify(enactText(other, row.seed, seat, text))).toBe(JSON.stringify(here));
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(1_500);
});

it.each(MODES)(
  "refuses what others could do at %s with the same bytes, whatever lies hidden",
  async (mode) => {
    const tools = await freshDesk("sqlite");
    const luck = luckFrom(9);
    const count = Number(/p(\d)/.exec(mode)?.[1]);
    let compared = 0;
    for (const acts of [2, 20]) {
      const seated = await dealtTable(tools, mode, count);
      await playOut(tools, seated, luck, acts);
      const row = await tableById(tools.store.db, seated.table);
      const whole = await wholeTable(tools, seated.table);
      if (!whole || !row?.seed) throw new Error("a table");
      const texts = everyAct(whole.table);
      for (let seat = 0; seat < count; seat++) {
        const imagining = new Imagining(look(whole.table, seat), [], () => 1, true);
        for (let world = 0; world < 3; world++) {
          const other = imagining.world(() => luck(1_000_000) / 1_000_000);
          if (other === undefined) continue;
          for (const text of texts) {
            const here = enactText(whole.table, row.seed, seat, text);
            if ("done" in here) continue;
            expect(JSON.stringify(enactText(other, row.seed, seat, text)), text).toBe(JSON.stringify(here));
            compared++;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(count > 1 ? 100 : 0);
  },
);

/** What any seat could do if it were asked, with the cards that it holds. */
function everyAct(table: Table): readonly string[] {
  const { rulebook } = table;
  const held = rulebook.hands.map((_hand, seat) => hand(table, seat));
  const texts = held.flatMap((cards, seat) => [
    ...legalActs(table, seat).map(({ choose, ...act }) =>
      writeAct(rulebook, { ...act, cards: cards.filter((card) => card !== act.card).slice(0, choose) }),
    ),
    ...cards.flatMap((card) => prospects(table, seat, card).map(({ act }) => writeAct(rulebook, act))),
  ]);
  return [...new Set([...rulebook.acts.map(({ spec }) => spec.type), ...texts])].slice(0, 400);
}

/** The same table with all cards that this seat cannot see redealt among the places it cannot see. */
function otherWorld(table: Table, seat: number, luck: Luck): Table {
  const { rulebook } = table;
  const hidden = islands(table).filter((piece) => !sees(rulebook, seat, whereIs(table, piece)));
  const places = hidden.map((piece) => whereIs(table, piece));
  expect(new Set(places.map((place) => rulebook.placeName(place).replace(/:.*/, ""))).size).toBeGreaterThan(
    2,
  );
  const facts = [...hidden]
    .map((piece) => ({ piece, rank: luck(1_000_000) }))
    .sort((a, b) => a.rank - b.rank)
    .map(
      ({ piece }, index): Fact => ({
        piece,
        from: whereIs(table, piece),
        to: places[index] ?? 0,
        clause: "T.setup.deck",
      }),
    );
  return evolve(table, facts);
}

/** Laying, paying with and discarding every kind of card, held or not. */
function attempts(table: Table, luck: Luck): string[] {
  const { rulebook } = table;
  const card = (): string => rulebook.pieceName(islands(table)[luck(80)] ?? 1);
  const cell = (): string => `r${1 + luck(6)}c${1 + luck(6)}`;
  return Array.from({ length: 6 }, () => [
    `${card()} ${cell()}`,
    `${card()} ${cell()} -${card()} -${card()}`,
    `discard ${card()} ${card()}`,
    `give ${card()}`,
    "start",
    "finish",
    "dial 1 3",
    "agree 3-3-2",
  ]).flat();
}

it("keeps the seed and every card out of what it says while a game is on", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await dealtTable(tools, "sea p2", 2);
  const row = await tableById(tools.store.db, seated.table);
  const seed = row?.seed ?? "";
  expect(Buffer.from(seed.slice(3), "base64url")).toHaveLength(32);
  const watcher = watch(tools, seated.table, null);
  await playOut(tools, seated, luckFrom(8), 10);
  await watcher.reached(10);
  watcher.stop();
  expect(JSON.stringify(watcher.frames)).not.toContain(seed.slice(3, 20));
});
