/** Setting up by tapping: every change yields a position that the engine accepts, and an impossible one changes nothing. */
import {
  closed,
  countAt,
  gauge,
  type Piece,
  readPosition,
  setUp,
  setupOf,
  sideAt,
  skySide,
  slips,
  type Table,
  topOf,
  turnOf,
  writePosition,
} from "@stillwater/engine";
import { answersWith, askedOf } from "@stillwater/table/act-builder";
import {
  back,
  beginning,
  changed,
  cleared,
  countStack,
  type Edited,
  edited,
  forth,
  held,
  inOptions,
  laid,
  moved,
  namesAt,
  putPieces,
  sent,
  taken,
  turned,
} from "@stillwater/table/position";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positions, RUNS } from "./positions";

function empty(options: string): Table {
  const board = setUp({ options });
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

function done(edit: Edited): Table {
  if (!edit.ok) throw new Error(JSON.stringify(edit.error));
  return edit.value;
}

const boxOf = (table: Table): number => {
  let all = 0;
  for (let place = 1; place <= table.rulebook.lastPlace; place++) all += countAt(table, place);
  return all;
};

const lies = (table: Table, place: string): string =>
  table.rulebook.pieceName(topOf(table, table.rulebook.place(place)));

it("keeps the box whole through any changes, and prints what it reads", () => {
  const change = fc.record({
    kind: fc.constantFrom("lay", "take", "move", "hand", "pile", "discards", "turn", "clear"),
    cell: fc.nat(),
    other: fc.nat(),
    piece: fc.nat(),
    count: fc.nat({ max: 9 }),
  });
  fc.assert(
    fc.property(positions, fc.array(change, { maxLength: 12 }), (first, changes) => {
      let table = first;
      const box = boxOf(first);
      for (const { kind, cell, other, piece, count } of changes) {
        const { rulebook } = table;
        const name = (at: number): string =>
          rulebook.placeName(rulebook.cells[at % rulebook.cells.length] ?? 0);
        const card: Piece = 1 + (piece % (rulebook.pieces.length - 1));
        const seat = other % rulebook.seats;
        const edit =
          kind === "lay"
            ? laid(table, name(cell), rulebook.pieceName(card))
            : kind === "take"
              ? taken(table, name(cell))
              : kind === "move"
                ? moved(table, name(cell), name(other))
                : kind === "turn"
                  ? turned(table, { seat })
                  : kind === "clear"
                    ? cleared(table)
                    : countStack(
                        table,
                        kind === "hand" ? "hands" : kind === "pile" ? "piles" : "discards",
                        seat,
                        count,
                      );
        if (!edit.ok) {
          expect(edit.error.length).toBeGreaterThan(0);
          continue;
        }
        table = edit.value;
        expect(boxOf(table)).toBe(box);
        // Whatever the position, the screens can describe it.
        const asked = askedOf(table, turnOf(table)?.seat ?? 0);
        for (const tool of asked.tools) answersWith(table, turnOf(table)?.seat ?? 0, tool, []);
        expect([gauge(table), slips(table), closed(table)].every((told) => told !== undefined)).toBe(true);
        const read = readPosition(writePosition(table));
        expect(read.ok && writePosition(read.value)).toBe(writePosition(table));
      }
    }),
    { ...RUNS, numRuns: 60 },
  );
});

describe("a card", () => {
  it("comes off a pile, moves with all that is said of it, and goes back", () => {
    const board = empty("sea p4 night");
    const one = done(laid(board, "r2c3", "18"));
    expect([lies(one, "r2c3"), boxOf(one)]).toEqual(["18", boxOf(board)]);
    const two = done(laid(one, "r4c1", "18"));
    expect([lies(two, "r2c3"), lies(two, "r4c1")]).toEqual(["?", "18"]);
    const dark = done(sent(two, "sky", "night"));
    const three = done(laid(dark, "r1c1", "5"));
    expect(sideAt(three, three.rulebook.place("r1c1"))).toBe("night");
    const four = done(moved(three, "r1c1", "r1c2"));
    expect(sideAt(four, four.rulebook.place("r1c2"))).toBe("night");
    expect(lies(done(taken(four, "r1c2")), "r1c2")).toBe("?");
  });

  it("that is in no such game is refused with the reason, and nothing changes", () => {
    const before = beginning(empty("sea p2"));
    const after = changed(before, laid(before.now, "r1c1", "95"));
    expect(after.now).toBe(before.now);
    expect(after.refused).toMatchObject([{ what: "position.card", with: { word: "95" } }]);
  });
});

it("counts hands, and names them", () => {
  const board = empty("sea p2");
  const few = done(countStack(board, "hands", 0, 2));
  expect([setupOf(few).hands, setupOf(few).piles]).toEqual([
    [2, 5],
    [41, 39],
  ]);
  const spent = done(countStack(few, "discards", 1, 7));
  expect(setupOf(spent).discards).toEqual([0, 7]);
  const named = done(held(spent, 0, ["47", "start"]));
  expect([setupOf(named).viewer, setupOf(named).hands?.[0]]).toEqual([0, ["47", "start#1"]]);
});

it("sets up what only some games have", () => {
  const storms = done(
    putPieces(
      done(putPieces(empty("sea p2 rocks storms"), "row:3", "storm:purple", 1)),
      "team",
      "compass",
      2,
    ),
  );
  expect([namesAt(storms, "row:3"), namesAt(storms, "team").length]).toEqual([["storm:purple"], 2]);
  const rocks = done(sent(storms, "rocks", "row:4"));
  expect([namesAt(rocks, "row:4"), namesAt(rocks, "row:1")]).toEqual([["rocks"], []]);
  const pyramid = done(putPieces(empty("sea p2 pyramid"), "border:r1c1", "storm", 1));
  const explored = done(putPieces(pyramid, "explored", "monster", 2));
  expect(countAt(explored, explored.rulebook.place("explorer"))).toBe(27);
  const goats = done(
    putPieces(done(laid(empty("mountain p2 goats"), "r1p1", "g7*")), "goats:r1p1", "goat", 2),
  );
  expect(namesAt(goats, "goats:r1p1")).toEqual(["goat", "goat"]);
  const roped = done(putPieces(empty("mountain p1"), "ropes:used", "rope", 2));
  expect(countAt(roped, roped.rulebook.place("ropes"))).toBe(1);
  const duel = done(sent(done(laid(empty("sea p2 duel"), "r1c1", "5")), "9", "open:1"));
  expect([setupOf(duel).owners, namesAt(duel, "open:1")]).toEqual([{ r1c1: 0 }, ["9"]]);
});

it("takes what fits along into another option set", () => {
  const board = done(laid(done(laid(empty("sea p2 wild2"), "r1c1", "12")), "r2c2", "wild=20"));
  const plain = done(inOptions(board, "sea p3 storms"));
  expect([lies(plain, "r1c1"), lies(plain, "r2c2"), plain.rulebook.code]).toEqual([
    "12",
    "?",
    "sea p3 storms",
  ]);
});

it("takes along into another option set what modules say of the board", () => {
  const night = done(
    edited(empty("sea p2 night"), (setup) => ({
      ...setup,
      cells: { r1c1: "12", r1c2: "14" },
      night: ["r1c2"],
      sky: "night",
    })),
  );
  const dark = done(inOptions(night, "sea p3 night"));
  const sides = ["r1c1", "r1c2"].map((cell) => sideAt(dark, dark.rulebook.place(cell)));
  expect([sides, skySide(dark)]).toEqual([["day", "night"], "night"]);
  const pyramid = done(putPieces(empty("sea p2 pyramid"), "border:r1c1", "storm", 1));
  expect(namesAt(done(inOptions(pyramid, "sea p3 pyramid")), "border:r1c1")).toEqual(["storm"]);
  const panoramas = { shown: ["3-4-3", "9-8-7"], met: ["2-3-4"] };
  const climb = done(edited(empty("mountain p2 panoramas3"), (setup) => ({ ...setup, panoramas })));
  expect(setupOf(done(inOptions(climb, "mountain p3 panoramas3"))).panoramas).toEqual(panoramas);
  const clear = done(edited(empty("sea p2 rocks"), (setup) => ({ ...setup, at: { gone: ["rocks"] } })));
  expect(namesAt(done(inOptions(clear, "sea p3 rocks")), "gone")).toEqual(["rocks"]);
  // Where a set has none of it, the cards stay.
  const plain = done(inOptions(dark, "sea p3"));
  expect([lies(plain, "r1c1"), lies(plain, "r1c2")]).toEqual(["12", "14"]);
});

it("goes back and forth", () => {
  const first = beginning(empty("sea p2"));
  const second = changed(first, laid(first.now, "r1c1", "12"));
  expect(back(second).now).toBe(first.now);
  expect(forth(back(second)).now).toBe(second.now);
  expect(forth(changed(back(second), laid(first.now, "r1c1", "13"))).future).toEqual([]);
});
