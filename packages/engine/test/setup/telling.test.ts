/** What people are asked at a real table, what they may answer, and slips that are to stand. */
import { describe, expect, it } from "vitest";
import {
  countAt,
  due,
  goOn,
  judge,
  outcome,
  question,
  readAct,
  record,
  recordSlip,
  type Setup,
  setUp,
  slips,
  type Table,
  turnOf,
  writeFact,
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

function done(table: Table, text: string, told: readonly string[] = []) {
  const recorded = record(table, actOn(table, text), told);
  must(recorded.ok, () => JSON.stringify(recorded));
  return recorded.value;
}

const counts = (table: Table, ...places: readonly string[]): readonly number[] =>
  places.map((place) => countAt(table, table.rulebook.place(place)));

const storms = tableOf({ options: "sea p2 storms", berths: { start: "start" }, cells: { r1c1: "10" } });

describe("people as fate", () => {
  it("are asked nothing where nothing comes to light", () => {
    const table = tableOf({ options: "sea p2", berths: { start: "start" }, cells: { r1c1: "10" } });
    const { table: after, asks, facts } = done(table, "12 r1c2 -? -?");
    expect(asks).toBeUndefined();
    expect(counts(after, "hand:1", "discard:1")).toEqual([
      5,
      2 + countAt(table, table.rulebook.place("discard:1")),
    ]);
    expect(facts.map((fact) => writeFact(table.rulebook, fact))).toContain("? hand:1>discard:1 T.place.pay");
    expect(turnOf(after)).toEqual({ seat: 1, stage: "helm" });
  });

  it("say of every card drawn whether it is a Storm, and go on from where they were asked", () => {
    const { table, asks } = done(storms, "12 r1c2 -? -?");
    expect(asks).toEqual({
      of: "pile:1",
      to: "hand:1",
      answers: ["?", "storm:orange", "storm:purple", "storm:yellow"],
    });
    expect(question(table)).toEqual(asks);
    expect(due(table)).toMatchObject({ step: "draw", seats: [] });
    expect(counts(table, "hand:1")).toEqual([2]);
    // A part that is not told completely is asked again from its beginning.
    const part = goOn(table, ["?"]);
    expect(part.ok && [part.value.facts.length, part.value.heard, part.value.asks?.of]).toEqual([
      0,
      0,
      "pile:1",
    ]);
    const none = goOn(table, ["?x3"]);
    expect(none.ok && [none.value.asks, turnOf(none.value.table)]).toEqual([
      undefined,
      { seat: 1, stage: "helm" },
    ]);
    const storm = goOn(table, ["?", "storm:yellow"]);
    must(storm.ok, () => JSON.stringify(storm));
    // A yellow Storm allows three cards, so nothing is shed and nothing is drawn beyond three.
    expect(storm.value.asks).toBeUndefined();
    expect(counts(storm.value.table, "yellow:1", "hand:1")).toEqual([1, 3]);
  });

  it("are told what does not answer", () => {
    const act = actOn(storms, "12 r1c2 -? -?");
    const problem = (told: readonly string[]): unknown => {
      const recorded = record(storms, act, told);
      return recorded.ok ? "recorded" : "problem" in recorded.error ? recorded.error.problem : "verdict";
    };
    expect(problem(["?", "47"])).toEqual({ at: 1, what: "told.word", with: { word: "47" } });
    expect(problem(["?x3", "?"])).toEqual({ at: 1, what: "told.extra", with: { word: "?" } });
    expect(problem(["?x9"])).toBe("recorded");
    const refused = record(storms, actOn(storms, "9 r1c2"));
    expect(!refused.ok && "verdict" in refused.error && refused.error.verdict.allowed).toBe("no");
  });

  it("say what the Explorer deck turns up, before anything is recorded", () => {
    const table = tableOf({ options: "sea p2 pyramid border(2)" });
    const asked = done(table, "12 r1c2");
    expect([asked.facts, asked.table === table, asked.asks?.of]).toEqual([[], true, "explorer"]);
    expect(asked.asks?.answers).toEqual([
      "?",
      "start",
      "finish",
      "monster",
      "storm",
      "compass",
      "wild",
      "rocks",
    ]);
    const storm = done(table, "12 r1c2", ["storm"]);
    expect(counts(storm.table, "border:r1c2", "explorer", "hand:1")).toEqual([1, 29, 5]);
    const hidden = done(table, "12 r1c2", ["?"]);
    expect(counts(hidden.table, "r1c2", "explorer", "hand:1", "pile:1")).toEqual([1, 29, 5, 35]);
    expect(done(table, "12 r1c1").asks).toBeUndefined();
  });

  it("say where the Rocks jump, who holds a Sea Monster, what the open row shows, whether a card bears a goat", () => {
    const rocks = tableOf({ options: "sea p2 rocks:auto", rocks: 2, berths: { start: "start" } });
    const jump = done(rocks, "12 r1c2");
    expect(jump.asks).toEqual({ of: "rocks", answers: ["row:1", "row:3", "row:4", "row:5", "row:6"] });
    expect(counts(done(rocks, "12 r1c2", ["row:5"]).table, "row:5", "row:2")).toEqual([1, 0]);
    const cells = Object.fromEntries(
      Array.from({ length: 36 }, (_, cell) => [
        `r${Math.floor(cell / 6) + 1}c${(cell % 6) + 1}`,
        String(cell + 1),
      ]),
    );
    const finish = tableOf({ options: "sea p2 monsters3", cells, berths: { start: "start" } });
    expect(done(finish, "finish").asks).toEqual({ of: "monster:1", answers: ["no", "yes"] });
    const held = done(finish, "finish", ["no", "yes"]);
    expect([
      counts(held.table, "disclosed", "won"),
      judge(held.table, actOn(held.table, "finish")).allowed,
    ]).toEqual([[1, 0], "no"]);
    expect(counts(done(finish, "finish", ["no", "no"]).table, "won")).toEqual([1]);
    const duel = tableOf({ options: "sea p2 duel", open: ["1", "2", "3", "4", "5"] });
    const drawn = done(duel, "40 r3c3", ["77"]);
    expect(counts(drawn.table, "hand:1", "open:5", "deck")).toEqual([5, 1, 64]);
    expect(done(duel, "40 r3c3").asks).toMatchObject({ of: "deck", to: "open:5" });
    const goats = tableOf({ options: "mountain p2 goats(?)" });
    expect(done(goats, "g7 r1p1").asks).toEqual({ of: "goat", answers: ["no", "yes"] });
    expect(counts(done(goats, "g7 r1p1", ["yes"]).table, "goats:r1p1")).toEqual([1]);
    expect(counts(done(goats, "g7 r1p1", ["no"]).table, "goats:r1p1")).toEqual([0]);
  });

  it("open a game: first the Rocks, then hands as they are drawn", () => {
    const dawn = tableOf({ options: "sea p2 rocks storms", turn: { seat: 1, stage: "dawn" } });
    expect(question(dawn)).toMatchObject({
      of: "rocks",
      answers: expect.arrayContaining(["row:1", "row:6"]),
    });
    const opened = goOn(dawn, ["row:4", "?x5", "?x5"]);
    must(opened.ok, () => JSON.stringify(opened));
    expect([opened.value.asks, turnOf(opened.value.table)]).toEqual([undefined, { seat: 1, stage: "helm" }]);
    expect(counts(opened.value.table, "row:4", "hand:1", "hand:2")).toEqual([1, 5, 5]);
    const climb = tableOf({ options: "mountain p2 panoramas3", turn: { seat: 0, stage: "dawn" } });
    const shown = goOn(climb, ["panorama:3-4-3", "?", "?"]);
    expect(shown.ok && [shown.value.asks, counts(shown.value.table, "shown", "hand:2")]).toEqual([
      undefined,
      [3, 5],
    ]);
  });
});

describe("losing", () => {
  const fog: Setup = {
    options: "sea p2 storms wild1",
    berths: { start: "start" },
    cells: { r1c1: "10" },
    storms: { "row:6": 1 },
    turn: { seat: 1 },
    hands: [1, 5],
    piles: [0, 0],
  };

  it("waits for word while a hidden card might still be played, or a hidden Wild lift a Storm", () => {
    // The second seat discards, and the first has one card, which may fit once the fog is lifted.
    const after = record(tableOf(fog), actOn(tableOf(fog), "discard ? ?", 1));
    must(after.ok, () => JSON.stringify(after));
    expect([outcome(after.value.table), due(after.value.table)]).toMatchObject([
      "playing",
      { step: "act", seats: [0] },
    ]);
    const said = record(after.value.table, actOn(after.value.table, "stuck"));
    expect(said.ok && outcome(said.value.table)).toBe("lost");
  });

  it("comes by itself where nothing hidden could help", () => {
    for (const help of [{ out: ["wild"], hands: [0, 5] }, { storms: {}, hands: [0, 5] }, { hands: [0, 5] }]) {
      const table = tableOf({ ...fog, ...help });
      const after = record(table, actOn(table, "discard ? ?", 1));
      expect(after.ok && outcome(after.value.table)).toBe("lost");
    }
    const saved = tableOf({ ...fog, compasses: 1 });
    const after = record(saved, actOn(saved, "discard ? ?", 1));
    must(after.ok, () => JSON.stringify(after));
    expect(judge(after.value.table, actOn(after.value.table, "stuck")).allowed).toBe("unknown");
    // Three hidden cards may all be Sea Monsters: a Compass that helps nobody is no action.
    const held = tableOf({
      options: "sea p1 monsters5 storms",
      berths: { start: "start" },
      storms: { "yellow:1": 1 },
      compasses: 1,
      hands: [3],
    });
    expect(judge(held, actOn(held, "stuck")).allowed).toBe("unknown");
    // No Compass helps an empty hand.
    const empty = tableOf({ ...fog, compasses: 1, hands: [0, 5] });
    const lost = record(empty, actOn(empty, "discard ? ?", 1));
    expect(lost.ok && outcome(lost.value.table)).toBe("lost");
  });
});

describe("a slip", () => {
  const begun = tableOf({ options: "sea p2", berths: { start: "start" }, cells: { r1c1: "10", r1c3: "20" } });
  const slip = (table: Table, text: string) => recordSlip(table, actOn(table, text));

  it("stands where it can have happened: out of order, paid too little or too much", () => {
    const order = slip(begun, "25 r1c2 -? -? -? -?");
    must(order.ok, () => JSON.stringify(order));
    expect(slips(order.value.table).map(({ clause }) => clause)).toEqual(["T.place.ascending"]);
    const little = slip(begun, "14 r1c2 -?");
    must(little.ok, () => JSON.stringify(little));
    expect([turnOf(little.value.table)?.seat, ...counts(little.value.table, "tray:1", "hand:1")]).toEqual([
      1, 0, 5,
    ]);
    const much = slip(begun, "12 r1c2 -? -? -?");
    must(much.ok, () => JSON.stringify(much));
    expect(counts(much.value.table, "hand:1")).toEqual([5]);
    const climb = slip(tableOf({ options: "mountain p2", cells: { r1p1: "b3" } }), "b4 r1p2 -?");
    must(climb.ok, () => JSON.stringify(climb));
    expect(slips(climb.value.table).map(({ clause }) => clause)).toEqual(["A.place.colour"]);
    const bridge = slip(tableOf({ options: "mountain p2" }), "bridge r1p1");
    expect(bridge.ok && slips(bridge.value.table).map(({ clause }) => clause)).toEqual(["A.bridge.place"]);
  });

  it("stands where other acts were not quite as they should be", () => {
    const one = slip(begun, "discard ?");
    must(one.ok, () => JSON.stringify(one));
    expect([turnOf(one.value.table)?.seat, ...counts(one.value.table, "hand:1")]).toEqual([1, 5]);
    const three = slip(tableOf({ options: "mountain p2" }), "discard ? ? ?");
    must(three.ok, () => JSON.stringify(three));
    expect(counts(three.value.table, "discard:1")).toEqual([3]);
    const debt = done(begun, "14 r1c2");
    const little = slip(debt.table, "give ?");
    must(little.ok, () => JSON.stringify(little));
    expect([turnOf(little.value.table)?.seat, ...counts(little.value.table, "tray:1", "bank")]).toEqual([
      1, 0, 18,
    ]);
    const cells = Object.fromEntries(
      Array.from({ length: 6 }, (_, column) => [`r2c${column + 1}`, String(20 + column)]),
    );
    const rocks = tableOf({ options: "sea p2 rocks", rocks: 3, berths: { start: "start" }, cells });
    const drifting = done(rocks, "10 r1c1").table;
    expect(judge(drifting, actOn(drifting, "rocks row:2")).allowed).toBe("no");
    const full = slip(drifting, "rocks row:2");
    must(full.ok, () => JSON.stringify(full));
    expect([turnOf(full.value.table)?.seat, ...counts(full.value.table, "row:2", "row:3")]).toEqual([
      1, 1, 0,
    ]);
    const left = slip(drifting, "stay ?");
    must(left.ok, () => JSON.stringify(left));
    expect([turnOf(left.value.table)?.seat, ...counts(left.value.table, "row:3")]).toEqual([1, 1]);
    const fire = tableOf({ options: "mountain p2", cells: { r1p1: "g3", r1p2: "b5" } });
    const lifted = slip(fire, "campfire:g r1p1");
    must(lifted.ok, () => JSON.stringify(lifted));
    expect(due(lifted.value.table).step).toBe("relocate");
    const moved = slip(lifted.value.table, "move r1p3 -? -?");
    must(moved.ok, () => JSON.stringify(moved));
    expect(turnOf(moved.value.table)?.seat).toBe(1);
  });

  it("is refused where it cannot", () => {
    const refused = (table: Table, text: string, seat = 0): unknown => {
      const recorded = recordSlip(table, actOn(table, text, seat));
      return !recorded.ok && "verdict" in recorded.error && recorded.error.verdict.findings[0]?.clause;
    };
    expect(refused(begun, "12 r1c1")).toBe("T.place.empty");
    expect(refused(begun, "10 r1c2")).toBe("T.turn.hand");
    expect(refused(begun, "12 r1c2", 1)).toBe("T.turn.action");
    expect(refused(begun, "12 r1c2 -? -? -? -? -?")).toBe("T.place.pay");
    expect(refused(begun, "finish")).toBe("T.finish.when");
    expect(refused(begun, "discard ? ? ? ? ? ?")).toBe("T.turn.discard-two");
    expect(refused(done(begun, "14 r1c2").table, "give ? ? ? ? ?")).toBe("T.place.pay");
    const rocks = tableOf({ options: "sea p2 rocks", rocks: 3, berths: { start: "start" } });
    expect(refused(rocks, "rocks row:2")).toBe("T.turn.action");
    expect(refused(done(rocks, "10 r1c1").table, "rocks row:3")).toBe("T.rocks.move");
  });
});
