import { expect, it } from "vitest";
import {
  cellAfter,
  firstOpenOfRow,
  NOWHERE,
  numbersAround,
  openInRow,
  openWater,
  type Setup,
  setUp,
  type Table,
} from "../src/index";

function laid(setup: Setup): Table {
  const table = setUp(setup);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

it("tells the open water of a line, and the numbers that may come between", () => {
  const table = laid({ options: "sea p2", cells: { r1c2: "5", r1c3: "6", r6c5: "79", r6c6: "80" } });
  const names = openWater(table).map(({ first, last, low, high }) => [
    ...[first, last].map((place) => table.rulebook.placeName(place)),
    ...[low, high],
  ]);
  expect(names).toEqual([
    ["r1c1", "r1c1", 1, 4],
    ["r1c4", "r6c4", 7, 78],
  ]);
});

it("counts a card of unknown face in the water as one of the numbers", () => {
  const table = laid({ options: "sea p2", cells: { r1c1: "10", r1c3: "?" } });
  const [before, after] = openWater(table);
  expect(before).toMatchObject({ low: 11, high: 79 });
  expect(after).toMatchObject({ low: 12, high: 80 });
});

it("finds the first open space of a row, and how many there are", () => {
  const table = laid({ options: "sea p2", cells: { r2c1: "20", r2c3: "30" } });
  expect(firstOpenOfRow(table, 2)).toBe(table.rulebook.place("r2c2"));
  expect([1, 2, 7].map((row) => openInRow(table, row))).toEqual([6, 4, 0]);
  expect(firstOpenOfRow(table, 7)).toBe(NOWHERE);
});

it("goes on from row to row of a line, and to no other line", () => {
  const sea = laid({ options: "sea p2" });
  const { rulebook } = sea;
  expect(cellAfter(rulebook, rulebook.place("r1c6"))).toBe(rulebook.place("r2c1"));
  expect(cellAfter(rulebook, rulebook.place("r6c6"))).toBe(NOWHERE);
  const arch = laid({ options: "sea p2 arch" });
  expect(arch.rulebook.lines.map(({ last }) => cellAfter(arch.rulebook, last))).toEqual([
    NOWHERE,
    NOWHERE,
    NOWHERE,
  ]);
  expect(numbersAround(arch, 40)).toBeNull();
  expect(numbersAround(sea, 40)).toEqual({ low: null, high: null });
});
