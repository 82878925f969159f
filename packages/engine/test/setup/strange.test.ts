/** Positions and slips that may really lie on a table, as tried by an outside examiner. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countAt,
  due,
  goOn,
  judge,
  legalActs,
  question,
  readAct,
  readPosition,
  record,
  recordSlip,
  type Setup,
  setUp,
  setupOf,
  slips,
  type Table,
  turnOf,
  writeAct,
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

const counts = (table: Table, ...places: readonly string[]): readonly number[] =>
  places.map((place) => countAt(table, table.rulebook.place(place)));

const problemsOf = (setup: Setup): readonly string[] => {
  const read = setUp(setup);
  return read.ok ? [] : read.error.map(({ what, with: { word } }) => `${what} ${word}`);
};

/** Both ways of writing a table down give it back. */
function comesBack(table: Table): void {
  const line = writePosition(table);
  const read = readPosition(line);
  must(read.ok, () => JSON.stringify(read));
  expect(writePosition(read.value)).toBe(line);
  expect(writePosition(tableOf(JSON.parse(JSON.stringify(setupOf(table)))))).toBe(line);
}

describe("a slip that nobody could pay for", () => {
  it.each([
    [{ options: "sea p2", berths: { start: "start" }, cells: { r1c1: "10" } }, "68 r1c2"],
    [{ options: "mountain p2", cells: { r1p1: "b1" } }, "g12 r1p2"],
  ] as const)("lets the price go: %#", (setup, text) => {
    const table = tableOf(setup);
    const slip = recordSlip(table, actOn(table, text));
    must(slip.ok, () => JSON.stringify(slip));
    expect([turnOf(slip.value.table), counts(slip.value.table, "tray:1")]).toEqual([
      { seat: 1, stage: "helm" },
      [0],
    ]);
    comesBack(slip.value.table);
  });
});

describe("a card on its way up", () => {
  const setup: Setup = {
    options: "mountain p2",
    cells: { r1p1: "campfire:b", r1p2: "g4" },
    lifted: { card: "b5", row: 1 },
  };

  it("is moved by the seat in turn, whose action is done", () => {
    const table = tableOf(setup);
    expect([turnOf(table)?.stage, due(table)]).toMatchObject(["acted", { step: "relocate", seats: [0] }]);
    expect(legalActs(table, 0).map((act) => writeAct(table.rulebook, act))).toEqual(["move r2p1"]);
    const moved = record(table, actOn(table, "move r2p1"));
    must(moved.ok, () => JSON.stringify(moved));
    expect([turnOf(moved.value.table)?.seat, question(moved.value.table)]).toEqual([1, undefined]);
    comesBack(table);
  });

  it("is wrong where nobody has acted, and on the top row, from where nothing goes higher", () => {
    expect(problemsOf({ ...setup, turn: { seat: 0, stage: "helm" } })).toEqual(["position.misplaced b5"]);
    expect(problemsOf({ ...setup, over: "lost" })).toEqual(["position.misplaced b5"]);
    expect(problemsOf({ ...setup, lifted: { card: "b9", row: 8 } })).toEqual(["position.misplaced b9"]);
  });

  it("and cards owed are what an action has left to do", () => {
    const table = tableOf({
      options: "mountain p2",
      cells: { r1p1: "b3", r1p2: "g5" },
      owed: [0, 2],
      turn: { seat: 1, stage: "acted" },
    });
    expect(due(table)).toMatchObject({ step: "give", seats: [1] });
    const first = tableOf({ options: "mountain p2", cells: { r1p1: "b3", r1p2: "g5" }, owed: [2, 0] });
    expect([turnOf(first), due(first)]).toMatchObject([
      { seat: 0, stage: "acted" },
      { step: "give", seats: [0] },
    ]);
  });

  it.each(["sea p2", "sea p2 arch", "mountain p2"])(
    "and cards owed before anybody has acted are given all the same, no more and no fewer: %s",
    (options) => {
      const table = tableOf({ options, turn: { seat: 0, stage: "helm" }, owed: [1, 0] });
      expect(["give", "give ?", "give ? ?"].map((text) => judge(table, actOn(table, text)).allowed)).toEqual([
        "no",
        "yes",
        "no",
      ]);
      const given = record(table, actOn(table, "give ?"));
      must(given.ok, () => JSON.stringify(given));
      expect([turnOf(given.value.table), counts(given.value.table, "tray:1", "hand:1")]).toEqual([
        { seat: 0, stage: "helm" },
        [0, 4],
      ]);
    },
  );
});

describe("Panoramas", () => {
  const own = "mountain p2 panoramas(2-3-4,3-4-3,9-8-7)";
  const lying = (setup: Setup) => counts(tableOf(setup), "panoramas", "shown", "met");

  it("that people named are all shown, and nobody is asked in which order", () => {
    const dawn = tableOf({ options: own, turn: { seat: 1, stage: "dawn" } });
    expect(question(dawn)).toBeUndefined();
    const begun = goOn(dawn, []);
    must(begun.ok, () => JSON.stringify(begun));
    expect(counts(begun.value.table, "panoramas", "shown", "hand:1")).toEqual([0, 3, 5]);
    comesBack(begun.value.table);
  });

  it("are met where a row reads them and nothing else is said", () => {
    const cells = { r2p2: "g3", r2p3: "b4", r2p4: "r3", r1p1: "b3", r1p2: "campfire:r", r1p3: "b4" };
    expect(lying({ options: own, cells })).toEqual([0, 2, 1]);
    expect(lying({ options: own, cells: { r1p1: "r7", r1p2: "g8", r1p3: "b9" } })).toEqual([0, 3, 0]);
    expect(lying({ options: own, cells, panoramas: { shown: ["3-4-3"] } })).toEqual([0, 3, 0]);
  });

  it("come back in the middle of being turned over", () => {
    const dawn = tableOf({ options: "mountain p2 panoramas4", turn: { seat: 0, stage: "dawn" } });
    const some = goOn(dawn, ["panorama:3-4-3", "?"]);
    must(some.ok, () => JSON.stringify(some));
    expect(counts(some.value.table, "panoramas", "shown")).toEqual([8, 2]);
    comesBack(some.value.table);
  });
});

describe("what cannot be or should not lie so", () => {
  it("is told: a Start being paid for where there is none, and eight that one alone would share", () => {
    for (const options of ["sea p2 arch", "sea p2 pyramid", "sea p2 duel", "mountain p2"])
      expect(problemsOf({ options, turn: { seat: 0, stage: "settling" } }), options).toEqual([
        "position.misplaced turn",
      ]);
    const alone: Setup = {
      options: "sea p1",
      turn: { seat: 0, stage: "settling" },
      berths: { start: "start" },
    };
    expect(problemsOf({ ...alone, at: { pot: ["toll"] } })).toEqual(["position.misplaced toll"]);
    expect(due(tableOf({ ...alone, owed: [4] }))).toMatchObject({ step: "give", seats: [0] });
  });

  it("is told: more cards owed than there are, a Summit too early", () => {
    expect(problemsOf({ options: "mountain p2", hands: [1, 1], owed: [4, 0] })).toEqual([
      "position.many toll",
    ]);
    for (const options of ["sea p2", "sea p2 night", "sea p2 monsters3"])
      expect(problemsOf({ options, hands: [1, 5], owed: [2, 0] }), options).toEqual(["position.many toll"]);
    const settling = { turn: { seat: 0, stage: "settling" }, berths: { start: "start" } } as const;
    expect(problemsOf({ options: "sea p2", ...settling, hands: [1, 5], owed: [2, 3] })).toEqual([
      "position.many toll",
    ]);
    // Cards that a hand lacks may come from the pile: a fifth card, or two under a yellow Storm.
    expect(problemsOf({ options: "sea p2 pyramid", hands: [4, 5], owed: [5, 0] })).toEqual([]);
    const yellow = { options: "sea p2 storms", storms: { "yellow:1": 1 }, hands: [1, 5], owed: [3, 0] };
    expect(problemsOf({ ...yellow, ...settling })).toEqual([]);
    expect(problemsOf(yellow)).toEqual(["position.many toll"]);
    // It is just as wrong while a Storm waits; but a solo player still draws more for the Start.
    const squall = { hands: [1], owed: [3], at: { "drawn:1": ["storm:purple"] } };
    expect(problemsOf({ options: "sea p1 storms", ...squall })).toEqual(["position.many toll"]);
    expect(problemsOf({ options: "sea p1 storms", ...settling, ...squall })).toEqual([]);
    const deep = setUp({ options: "sea p2 pyramid", explorer: 30, storms: { "border:r7c1": 1 } });
    expect(!deep.ok && deep.error).toMatchObject([
      { what: "position.count", path: "explorer", with: { need: 30, have: 31 } },
    ]);
    comesBack(tableOf({ options: "sea p2 pyramid", explorer: 29, storms: { "border:r7c1": 1 } }));
    const early = tableOf({ options: "mountain p2", cells: { r1p1: "g1" }, berths: { summit: "summit" } });
    expect(slips(early)).toMatchObject([
      { clause: "A.summit.when", holds: "no", with: { open: 43, bridges: 0 } },
    ]);
  });
});

describe("the Rocks", () => {
  const row = (number: number, first: number): Readonly<Record<string, string>> =>
    Object.fromEntries([1, 2, 3, 4, 5, 6].map((column) => [`r${number}c${column}`, String(first + column)]));

  it.each([
    { cells: row(1, 1), rocks: 1 },
    { cells: { ...row(1, 1), ...row(2, 10), ...row(3, 20), ...row(4, 30) }, rocks: 5 },
    { cells: {}, rocks: 0 },
  ])("lie where they are said to lie, and come back: %#", (setup) => {
    const table = tableOf({ options: "sea p2 rocks", ...setup });
    expect(counts(table, setup.rocks === 0 ? "reef" : `row:${setup.rocks}`)).toEqual([
      setup.rocks === 0 ? 0 : 1,
    ]);
    comesBack(table);
  });
});

describe("the Rocks that are gone", () => {
  it.each(["sea p2 rocks", "sea p2 rocks:auto"])("move no more, whatever drifts: %s", (options) => {
    const setup = {
      options,
      rocks: 0,
      turn: { seat: 0, stage: "acted" },
      at: { drifting: ["drift"] },
    } as const;
    const over = goOn(tableOf(setup), []);
    must(over.ok, () => JSON.stringify(over));
    expect([turnOf(over.value.table)?.seat, ...counts(over.value.table, "row:1", "row:6")]).toEqual([
      1, 0, 0,
    ]);
    comesBack(over.value.table);
  });
});

describe("what all see at a real table and need not name here", () => {
  it.each<readonly [place: string, count: number, setup: Setup]>([
    ["open:1", 1, { options: "sea p2 duel", at: { "open:1": ["?"] } }],
    ["shown", 3, { options: "mountain p2 panoramas3", panoramas: { shown: ["?", "?", "?"] } }],
    ["met", 1, { options: "mountain p2 panoramas3", at: { met: ["?"] } }],
  ])("lies there: %s", (place, count, setup) => {
    const table = tableOf(setup);
    expect(counts(table, place)).toEqual([count]);
    comesBack(table);
  });
});

describe("a sea that does not rise", () => {
  const judged = (cells: Readonly<Record<string, string>>, text: string) => {
    const table = tableOf({ options: "sea p1", cells });
    return judge(table, actOn(table, text)).findings.find(({ clause }) => clause === "T.place.ascending");
  };

  it("lets no card lie between one that is higher and one that is lower", () => {
    for (const card of [9, 15, 18, 25])
      expect(judged({ r1c1: "17", r1c3: "16" }, `${card} r1c2`)?.holds).toBe("no");
    for (const card of [9, 25]) expect(judged({ r1c2: "20", r1c4: "10" }, `${card} r1c3`)?.holds).toBe("no");
  });

  it("names the card that is in the way, and not the one beside it", () => {
    const found = judged({ r1c2: "20", r1c4: "10", r1c6: "30" }, "15 r1c5");
    expect(found).toMatchObject({ holds: "no", with: { side: "left", blocker: "20", at: "r1c2" } });
  });

  it("lists no act that the judge refuses, once a slip is recorded", () => {
    const table = tableOf({
      options: "sea p1",
      viewer: 0,
      berths: { start: "start" },
      cells: { r1c1: "17" },
      hands: [["9", "12", "18", "16", "40"]],
    });
    const slip = recordSlip(table, actOn(table, "16 r1c3 -9"));
    must(slip.ok, () => JSON.stringify(slip));
    const after = slip.value.table;
    const listed = legalActs(after, 0).filter(({ type }) => type === "lay");
    expect(listed.map(({ card }) => card)).not.toContain(12);
    for (const { to } of listed) expect(to).toBeGreaterThan(after.rulebook.place("r1c3"));
  });

  it("takes a card just where every earlier one is lower, and every later one higher", () => {
    const lying = fc.uniqueArray(fc.tuple(fc.nat(35), fc.integer({ min: 1, max: 80 })), {
      minLength: 2,
      maxLength: 12,
      selector: ([cell]) => cell,
    });
    fc.assert(
      fc.property(lying, fc.integer({ min: 1, max: 80 }), (cards, own) => {
        const numbers = cards.map(([, number]) => number);
        fc.pre(new Set([...numbers, own]).size === numbers.length + 1);
        const empty = tableOf({ options: "sea p1" });
        const { cells, placeName } = empty.rulebook;
        const spaces = cells.map((cell) => placeName(cell));
        const table = tableOf({
          options: "sea p1",
          cells: Object.fromEntries(cards.map(([cell, number]) => [spaces[cell], String(number)])),
        });
        const fits = spaces.filter((_space, at) =>
          cards.every(([cell, number]) => cell !== at && (cell < at ? number < own : number > own)),
        );
        const rises = (space: string) =>
          judge(table, actOn(table, `${own} ${space}`)).findings.some(
            ({ clause, holds }) => clause === "T.place.ascending" && holds === "yes",
          );
        expect(spaces.filter((space, at) => rises(space) && cards.every(([cell]) => cell !== at))).toEqual(
          fits,
        );
      }),
    );
  });
});
