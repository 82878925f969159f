/** Which card on the board lies against a rule, and for how long it is marked. */
import { countAt, type Setup } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { correcting, slipped, undoing } from "../src/index";
import { type Device, devices } from "./support/table";

const NAMES = ["Ana", "Ben"];

const begun = (setup: Setup): Device => devices(setup, NAMES)[0];

const marked = (device: Device): readonly string[] =>
  slipped(device.view).map((place) => device.table.rulebook.placeName(place));

const sea: Setup = {
  options: "sea p2",
  berths: { start: "start" },
  cells: { r1c1: "10", r1c3: "20", r1c5: "30" },
};

describe("the sea", () => {
  it("marks the card that was recorded with a slip, not the one beside it", () => {
    const ana = begun(sea);
    expect(marked(ana)).toEqual([]);
    ana.act("25 r1c2 -? -?", 0);
    expect(marked(ana)).toEqual(["r1c2"]);
    const after = begun(sea);
    after.act("15 r1c4 -? -?", 0);
    expect(marked(after)).toEqual(["r1c4"]);
  });

  it("marks no card for what was paid, and none that the rules let lie", () => {
    const ana = begun(sea);
    ana.act("12 r1c2 -?", 0);
    expect(ana.view.steps.map(({ slip }) => slip)).toEqual([false, true]);
    expect(marked(ana)).toEqual([]);
  });

  it("marks no place for goats that stood on a card that does not lie there after all", () => {
    const ana = begun({ options: "mountain p2 goats", cells: { r1p1: "b3" } });
    ana.act("g4* r1p2 -?", 0);
    const on = ana.table.rulebook.place("goats:r1p2");
    expect(countAt(ana.table, on)).toBe(1);
    ana.write(correcting(ana.view, { cells: { r1p2: "g5" } }));
    expect(countAt(ana.table, on)).toBe(1);
    ana.write(correcting(ana.view, { cells: { r1p2: "" } }));
    expect([countAt(ana.table, on), marked(ana)]).toEqual([0, []]);
  });

  it("lets the mark go when the card is taken back, or another put right beside it or in its place", () => {
    const ana = begun(sea);
    ana.act("25 r1c2 -? -?", 0);
    ana.write(undoing(ana.view));
    expect(marked(ana)).toEqual([]);
    for (const [place, card] of [
      ["r1c2", "12"],
      ["r1c3", "27"],
    ] as const) {
      const other = begun(sea);
      other.act("25 r1c2 -? -?", 0);
      other.write(correcting(other.view, { cells: { [place]: card } }));
      expect(marked(other)).toEqual([]);
    }
  });

  it("marks one of two that do not go together where nobody wrote how they came there", () => {
    const ana = begun({ ...sea, cells: { r1c1: "30", r1c4: "20" } });
    expect(marked(ana)).toEqual(["r1c4"]);
  });

  it("marks a card that was laid among the Rocks, although they move on", () => {
    const ana = begun({ ...sea, options: "sea p2 rocks", at: { "row:2": ["rocks"] } });
    ana.act("47 r2c2 -? -?", 0);
    expect(marked(ana)).toEqual(["r2c2"]);
    expect(ana.view.steps.at(-1)?.verdict?.findings.map(({ clause }) => clause)).toContain("T.rocks.block");
  });
});

describe("the mountain", () => {
  const mountain: Setup = { options: "mountain p2", cells: { r1p1: "r3", r1p2: "g5" } };

  it("marks the brick that stands beside its own colour, and the one that is too low for its row", () => {
    const ana = begun(mountain);
    ana.act("g6 r1p3", 0);
    expect(marked(ana)).toEqual(["r1p3"]);
    const low = begun({ ...mountain, cells: { ...mountain.cells, r1p3: "b4", r1p4: "r4" } });
    low.act("b1 r2p1", 0);
    expect(marked(low)).toEqual(["r2p1"]);
  });

  it("marks a brick without feet once, however many rules it breaks", () => {
    const ana = begun(mountain);
    ana.act("r1 r3p2", 0);
    expect(marked(ana)).toEqual(["r3p2"]);
  });
});
