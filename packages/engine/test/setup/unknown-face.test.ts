/** A card on the board whose face nobody knows: what depends on it is unknown, and everything else is unaffected. */
import { describe, expect, it } from "vitest";
import {
  closed,
  countAt,
  dealRest,
  isFilled,
  isUnknownFace,
  judge,
  question,
  readAct,
  readPosition,
  record,
  recordSlip,
  type Setup,
  seededFate,
  setUp,
  setupOf,
  slips,
  type Table,
  turnOf,
  unseenAt,
  type Verdict,
  writeFact,
  writePosition,
} from "../../src/index";
import { must } from "../support/must";

function tableOf(setup: Setup): Table {
  const read = setUp(setup);
  must(read.ok, () => JSON.stringify(read));
  return read.value;
}

function actOn(table: Table, text: string, seat = 0) {
  const act = readAct(table.rulebook, text, seat);
  must(act.ok, () => JSON.stringify(act));
  return act.value;
}

/** The answer, the price, and what is unknown because of a face: its clause and the cell. */
function told(table: Table, text: string): readonly unknown[] {
  const verdict: Verdict = judge(table, actOn(table, text));
  const price = verdict.most === undefined ? verdict.price : `${verdict.price} to ${verdict.most}`;
  const unsure = verdict.findings.flatMap(({ clause, holds, with: { unseen } }) =>
    holds === "unknown" && unseen !== undefined ? [`${clause} ${unseen}`] : [],
  );
  return [verdict.allowed, price, ...unsure];
}

/** A sea with an unknown card between 40 and 50, seen by the seat that holds 41, 42, 45, 49 and 70. */
const sea = tableOf({
  options: "sea p2",
  viewer: 0,
  berths: { start: "start" },
  cells: { r3c1: "40", r3c3: "?", r3c5: "50", r6c5: "71" },
  hands: [["41", "42", "45", "49", "70"], 5],
});

describe("a card of unknown face", () => {
  it("is written as a question mark, read again and put right", () => {
    const line = writePosition(sea);
    expect(line.split("|")[1]).toBe(
      " . . . . . ./. . . . . ./40 . ? . 50 ./. . . . . ./. . . . . ./. . . . 71 . ",
    );
    const again = readPosition(line);
    must(again.ok, () => JSON.stringify(again));
    expect(writePosition(again.value)).toBe(line);
    expect(writePosition(tableOf(setupOf(sea)))).toBe(line);
    const cell = sea.rulebook.place("r3c3");
    expect([isFilled(sea, cell), isUnknownFace(sea, cell), isFilled(sea, cell + 1)]).toEqual([
      true,
      true,
      false,
    ]);
    const setup = setupOf(sea);
    const right = tableOf({ ...setup, cells: { ...setup.cells, r3c3: "44" } });
    expect([isUnknownFace(right, cell), told(right, "45 r3c4")]).toEqual([false, ["yes", 1]]);
    expect(
      readPosition("sea p2 @- | ? . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | ")
        .ok,
    ).toBe(false);
  });

  it("leaves certain what does not depend on it", () => {
    expect(told(sea, "70 r6c4")).toEqual(["yes", 1]);
    expect(told(sea, "41 r3c3")).toEqual(["no", expect.anything()]);
    expect(judge(sea, actOn(sea, "41 r3c3")).findings[0]).toEqual({
      clause: "T.place.empty",
      holds: "no",
      with: { at: "r3c3", card: "?" },
      about: "taken",
    });
    // Beyond a known card the unknown one is certainly on the right side, since it is assumed to lie in order.
    expect(told(sea, "70 r3c6 -41")).toEqual(["no", 20]);
    expect(judge(sea, actOn(sea, "70 r3c6")).findings[0]?.clause).toBe("T.place.pay");
    // 41 and 42 are in this hand: either is in order before the unknown card, whichever card that is.
    expect(told(sea, "41 r3c2")).toEqual(["yes", 1]);
    expect(told(sea, "49 r3c6")[0]).toBe("no");
  });

  it("makes unknown what depends on it, the price included", () => {
    // The unknown card may be 43, 44, 46, 47 or 48.
    expect(told(sea, "45 r3c4")).toEqual([
      "unknown",
      "1 to 2",
      "T.place.ascending r3c3",
      "T.place.cost r3c3",
    ]);
    expect(told(sea, "49 r3c4")).toEqual(["yes", 1]);
    expect(told(sea, "45 r3c4 -41 -42")).toEqual([
      "unknown",
      "1 to 2",
      "T.place.ascending r3c3",
      "T.place.cost r3c3",
    ]);
    expect(told(sea, "45 r3c4 -41 -42 -49")[0]).toBe("no");
    expect(told(sea, "45 r3c4 -41")[0]).toBe("unknown");
  });

  it("leaves no price open that comes out the same whatever it is", () => {
    // The unknown card may be 34 to 58: 59 beside it would cost 1 to 25, and beside a beacon costs one.
    const cells = { r1c1: "31", r1c2: "32", r1c3: "33", r1c4: "?", r2c1: "60" };
    const berths = { start: "start" };
    const hands = [["59", "1", "2", "3", "4"], 5];
    const beside = (options: string) =>
      told(tableOf({ options, viewer: 0, berths, cells, hands }), "59 r1c5");
    expect(beside("sea p2")[0]).toBe("unknown");
    expect(beside("sea p2 beacons")).toEqual(["yes", 1]);
  });

  it("counts as a card that lies there", () => {
    const cells = Object.fromEntries(
      sea.rulebook.cells.map((cell, index) => [sea.rulebook.placeName(cell), String(index + 20)]),
    );
    const setup = {
      options: "sea p2",
      viewer: 0,
      berths: { start: "start" },
      hands: [["finish"], 5],
    } as const;
    expect(told(tableOf({ ...setup, cells: { ...cells, r1c1: "?" } }), "finish")).toEqual(["yes", 0]);
    const two = tableOf({ ...setup, cells: { r1c1: "10", r1c3: "?", r1c5: "13" }, hands: [5, 5] });
    // There are two numbers for an unknown card and two spaces.
    expect(closed(two)).toMatchObject([{ at: "r1c2", spaces: 2, cards: 1 }]);
    expect(slips(two)).toEqual([]);
  });

  it("may be played: what was paid is said along", () => {
    const table = tableOf({
      options: "sea p2",
      berths: { start: "start" },
      cells: { r1c1: "10", r1c6: "16" },
    });
    expect(told(table, "? r1c2 -? -?").slice(0, 2)).toEqual(["unknown", "0 to 5"]);
    const done = record(table, actOn(table, "? r1c2 -? -?"));
    must(done.ok, () => JSON.stringify(done));
    expect(writePosition(done.value.table)).toContain("| 10 ? . . . 16/");
    expect([
      turnOf(done.value.table)?.seat,
      countAt(done.value.table, table.rulebook.place("discard:1")),
    ]).toEqual([1, 2]);
    expect(done.value.facts.map((fact) => writeFact(table.rulebook, fact))[0]).toBe(
      "? hand:1>r1c2 T.place.empty",
    );
  });

  it("is named by whoever takes it up", () => {
    const table = tableOf({
      options: "sea p2 monsters3",
      berths: { start: "start" },
      cells: { r1c1: "10", r1c2: "?" },
    });
    const act = actOn(table, "monster r1c2");
    const asked = record(table, act);
    must(asked.ok, () => JSON.stringify(asked));
    expect(asked.value.asks).toMatchObject({ of: "r1c2", to: "gone" });
    expect(asked.value.asks?.answers).toHaveLength(79);
    const done = record(table, act, ["15"]);
    must(done.ok, () => JSON.stringify(done));
    expect([isFilled(done.value.table, table.rulebook.place("r1c2")), question(done.value.table)]).toEqual([
      false,
      undefined,
    ]);
    expect(writePosition(done.value.table)).toMatch(/gone=15,/);
  });

  it("is counted as unseen where it lies, whatever lies beside it", () => {
    const at = (cell: string): number => unseenAt(sea, sea.rulebook.place(cell));
    expect(["r3c3", "r3c1", "r1c1", "hand:1", "hand:2"].map(at)).toEqual([1, 0, 0, 0, 5]);
  });

  it("cannot be dealt anew", () => {
    expect(dealRest(sea, [null, null], seededFate("v1:x"))).toEqual({
      ok: false,
      error: [{ at: 0, what: "position.face", with: { word: "r3c3" } }],
    });
  });
});

describe("a climb with a card of unknown face", () => {
  const climb = tableOf({
    options: "mountain p2",
    viewer: 0,
    cells: { r1p1: "g3", r1p2: "?", r1p3: "b6", r1p4: "r9" },
    hands: [["g8", "b7", "r5", "campfire:g", "bridge"], 5],
  });

  it("stands on it, and does not know what lies beside it or under it", () => {
    expect(told(climb, "b7 r2p1")).toEqual(["yes", 0]);
    expect(told(climb, "b7 r1p5 -r5 -g8")).toEqual(["yes", 2]);
    // It may be a Bridge.
    expect(told(climb, "g8 r1p2")[0]).toBe("no");
    expect(told(climb, "r5 r1p2")).toEqual(["unknown", 2, "A.bridge.cover r1p2", "A.place.next r1p2"]);
    expect(told(climb, "campfire:g r1p2")).toEqual([
      "unknown",
      0,
      "A.campfire.replace r1p2",
      "A.campfire.move r1p2",
    ]);
    expect(told(climb, "bridge r1p2")[0]).toBe("no");
  });

  it("asks which card a Campfire replaces", () => {
    const asked = record(climb, actOn(climb, "campfire:g r1p2"));
    must(asked.ok, () => JSON.stringify(asked));
    expect(asked.value.asks).toMatchObject({ of: "r1p2", to: "lifted:1" });
    const done = record(climb, actOn(climb, "campfire:g r1p2"), ["g4"]);
    must(done.ok, () => JSON.stringify(done));
    expect(writePosition(done.value.table)).toMatch(/lifted:1=g4/);
  });

  it("does not know its colour and its number", () => {
    const table = tableOf({
      options: "mountain p2",
      viewer: 0,
      cells: { r1p1: "g3", r1p2: "?" },
      hands: [["g8", "b7", "r5", "b1", "bridge"], 5],
    });
    expect(told(table, "r5 r1p3")).toEqual(["unknown", "0 to 7", "A.place.colour r1p2", "A.place.cost r1p2"]);
    expect(told(table, "bridge r1p3")).toEqual(["yes", 0]);
  });
});

describe("a card that nobody could pay for", () => {
  const begun = tableOf({ options: "sea p2", berths: { start: "start" }, cells: { r1c1: "10", r1c6: "60" } });
  const after = (text: string) => {
    const slip = recordSlip(begun, actOn(begun, text));
    must(slip.ok, () => JSON.stringify(slip));
    const { table } = slip.value;
    const count = (name: string): number => countAt(table, table.rulebook.place(name));
    return [turnOf(table)?.seat, count("hand:1"), count("discard:1"), count("tray:1"), count("bank")];
  };

  it("stands with all the cards that were there, with some, or with none", () => {
    expect(told(begun, "21 r1c2").slice(0, 2)).toEqual(["no", 11]);
    expect(after("21 r1c2")).toEqual([1, 5, 0, 0, 18]);
    expect(after("21 r1c2 -? -?")).toEqual([1, 5, 2, 0, 18]);
    expect(after("21 r1c2 -? -? -? -?")).toEqual([1, 5, 4, 0, 18]);
  });
});
