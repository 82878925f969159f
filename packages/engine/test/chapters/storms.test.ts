/** EN 6.3, FR 6.3: Storm & Compass. */
import { describe, expect, it } from "vitest";
import {
  deal,
  due,
  legalActs,
  mask,
  mustPass,
  outcome,
  type Seat,
  seededFate,
  type Table,
} from "../../src/index";
import { rulebookOf } from "../support/codes";
import { after, evidence, says } from "../support/says";
import { at, fullGrid, scene } from "./support/scene";

const types = (table: Table, seat: Seat): string[] => [
  ...new Set(legalActs(table, seat).map(({ type }) => type)),
];

/** The table just after seat 1 has drawn a Storm. */
function drawing(kind: string, more: Record<string, string> = {}, code = "sea p2 storms"): Table {
  const places = {
    "hand:1": "1 2 41 42 43",
    "hand:2": "5 6 7 8 9",
    "pile:1": `storm:${kind}`,
    ...more,
  };
  return after(scene({ code, grid: { r3c1: 30 }, places }), "1: discard 1 2");
}

describe("Storms", () => {
  it("T.storm.draw: is never held, and drawing goes on", () => {
    const table = drawing("orange");
    expect(at(table, "orange:1")).toBe("storm:orange");
    expect(at(table, "hand:1")).toBe("41 42 43");
    expect(due(table)).toMatchObject({ step: "act", seats: [1] });
    let more = drawing("orange", { "pile:1": "storm:orange 50 51" });
    if (at(more, "hand:1").split(" ").length < 5)
      more = drawing("orange", { "pile:1": "50 storm:orange 51" });
    expect(at(more, "hand:1")).toBe("41 42 43 50 51");
  });

  it("T.storm.draw, T.setup.hand: opening hands too, one player after another, and hands are full then", () => {
    let found = 0;
    for (let seed = 0; seed < 30; seed++) {
      const rulebook = rulebookOf("sea p3 storms");
      const { table, facts } = deal(rulebook, seededFate(`v1:${seed}`));
      const struck = facts.filter(({ clause }) => clause === "T.storm.draw").length;
      found += struck;
      const { step } = due(table);
      if (step !== "act") continue;
      for (const seat of [1, 2, 3]) {
        const limit = at(table, `yellow:${seat}`) === "" ? 5 : 3;
        expect(at(table, `hand:${seat}`).split(" ")).toHaveLength(limit);
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it("T.storm.cancel: before it takes effect anyone may spend a Compass, or everybody passes", () => {
    const table = drawing("yellow", { team: "compass" });
    expect(due(table)).toMatchObject({ step: "storm", seats: [0, 1], clause: "T.storm.cancel" });
    expect(types(table, 0)).toEqual(["pass", "compass"]);
    expect(types(table, 1)).toEqual(["pass", "compass"]);
    const passed = after(table, "2: pass");
    expect(due(passed).seats).toEqual([0]);
    expect(says(passed, "pass", 1)).toBe("no: T.turn.action");
    const lies = after(passed, "1: pass");
    expect(at(lies, "yellow:1")).toBe("storm:yellow");
    expect(at(lies, "waiting").split(" ")).toHaveLength(2);
    const cancelled = after(passed, "2: compass drawn:1");
    expect(at(cancelled, "gone")).toMatch(/storm:yellow.*compass/);
    expect(at(cancelled, "waiting").split(" ")).toHaveLength(2);
    expect(due(cancelled)).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.storm.cancel: everybody is asked, also who can do nothing but pass, and that is known", () => {
    const code = "sea p2 storms wild1";
    const bare = { "hand:2": "", "discard:2": "5 6 7 8 9" };
    expect(mustPass(drawing("yellow", {}, code))).toEqual([]);
    const emptyHanded = drawing("yellow", bare, code);
    expect(due(emptyHanded)).toMatchObject({ step: "storm", seats: [0, 1] });
    expect(mustPass(emptyHanded)).toEqual([1]);
    expect(mustPass(mask(emptyHanded, 0)), "everybody sees it").toEqual([1]);
    expect(mustPass(after(emptyHanded, "2: pass"))).toEqual([]);
    expect(mustPass(drawing("yellow", { ...bare, team: "compass" }, code))).toEqual([]);
  });

  it("T.storm.cancel: or spend it on any other Storm first", () => {
    const table = drawing("orange", { team: "compass", "yellow:2": "storm:yellow" });
    expect(says(table, "compass yellow:2")).toBe("yes 0");
    const spent = after(table, "1: compass yellow:2");
    expect(at(spent, "yellow:2")).toBe("");
    expect(at(spent, "orange:1")).toBe("storm:orange");
  });

  describe("T.storm.yellow", () => {
    const shed = drawing("yellow", { "hand:1": "1 2 41 42 43 44" });

    it("makes its player discard down to three at once, and draw to three while it lies", () => {
      expect(due(shed)).toMatchObject({ step: "shed", seats: [0], clause: "T.storm.yellow" });
      expect(says(shed, "shed 41 42")).toBe("no: T.storm.yellow");
      expect(evidence(shed, "shed 41 42", "T.storm.yellow")).toMatchObject({ need: 1 });
      const three = after(shed, "1: shed 41");
      expect(at(three, "hand:1")).toBe("42 43 44");
      expect(at(three, "yellow:1")).toBe("storm:yellow");
      const turn = scene({
        code: "sea p2 storms",
        places: { "hand:1": "1 2 3", "hand:2": "5 6", "pile:1": "50 51 52", "yellow:1": "storm:yellow" },
      });
      expect(at(after(turn, "1: discard 1 2"), "hand:1").split(" ")).toHaveLength(3);
    });

    it("lets Sea Monsters stay", () => {
      const code = "sea p2 monsters4 storms";
      const kept = drawing("yellow", { "hand:1": "1 2 monster monster monster 42" }, code);
      expect(due(kept).step).toBe("shed");
      expect(says(kept, "shed monster")).toBe("no: T.monster.keep, T.storm.yellow");
      expect(at(after(kept, "1: shed 42"), "hand:1")).toBe("monster monster monster");
      const all = drawing("yellow", { "hand:1": "1 2 monster monster monster monster" }, code);
      expect(due(all)).toMatchObject({ step: "act", seats: [1] });
    });

    it("needs a Compass for each of several", () => {
      const two = scene({
        code: "sea p2 storms",
        places: {
          "hand:1": "1 2 3",
          "pile:1": "50 51 52",
          "yellow:1": "storm:yellow storm:yellow",
          team: "compass compass",
        },
      });
      const one = after(two, "2: compass yellow:1", "1: discard 1 2");
      expect(at(one, "hand:1").split(" ")).toHaveLength(3);
      const none = after(two, "2: compass yellow:1", "1: compass yellow:1", "1: discard 1 2");
      expect(at(none, "hand:1").split(" ")).toHaveLength(4);
    });

    it("T.storm.yellow-start: gives the top two of the pile, unseen, toward the eight, once", () => {
      const start = scene({
        code: "sea p3 storms",
        startLaid: false,
        places: {
          "hand:1": "start 1 2",
          "hand:2": "11 12 13",
          "hand:3": "21 22",
          "pile:1": "31 32 33 34 35 36 37",
          "yellow:1": "storm:yellow",
        },
      });
      expect(says(start, "start")).toBe("yes 0");
      const talk = after(start, "1: start");
      expect(at(talk, "team")).toBe("compass");
      expect(says(talk, "dial 4 5")).toBe("no: T.start.eight");
      const owing = after(
        talk,
        "1: dial 4 4",
        "2: dial 3 3",
        "3: dial 1 1",
        "1: agree 4-3-1",
        "2: agree 4-3-1",
        "3: agree 4-3-1",
      );
      expect(types(owing, 0)).toEqual(["blind", "compass"]);
      expect(says(owing, "blind", 1)).toBe("no: T.storm.yellow-start");
      expect(says(owing, "give 1 2")).toContain("T.storm.yellow-start");
      const given = after(owing, "1: blind");
      expect(at(given, "discard:1").split(" ")).toHaveLength(2);
      expect(types(given, 0)).toEqual(["give", "compass"]);
      const paid = after(given, "2: give 11 12 13", "3: give 21", "1: give 1 2");
      expect(at(paid, "hand:1").split(" ")).toHaveLength(3);
      // The second player can do nothing, and no Compass could change that.
      expect([due(paid).step, outcome(paid)]).toEqual(["over", "lost"]);
    });

    it("T.storm.yellow-start: stays open when the Storm goes meanwhile, and needs two cards in the pile", () => {
      const places = {
        "hand:1": "start 1 2 3",
        "hand:2": "11 12 13 14",
        "hand:3": "21 22",
        "yellow:1": "storm:yellow",
      };
      const start = scene({
        code: "sea p3 storms",
        startLaid: false,
        places: { ...places, "pile:1": "31 32" },
      });
      const gone = after(start, "1: start", "2: compass yellow:1");
      expect(says(gone, "dial 0 5")).toBe("yes 0");
      const short = scene({ code: "sea p3 storms", startLaid: false, places: { ...places, "pile:1": "31" } });
      expect(says(after(short, "1: start"), "dial 0 4")).toBe("no: T.start.eight");
    });

    it("T.start.two-players: a Storm among the two is resolved first, what it sheds does not count", () => {
      const start = scene({
        code: "sea p2 storms",
        startLaid: false,
        places: {
          "hand:1": "start 1 2 3 4",
          "hand:2": "11 12 13 14 15",
          "pile:1": "storm:yellow 41 42 43",
          "pile:2": "51 52 53",
          team: "",
        },
      });
      let table = after(start, "1: start");
      while (due(table).step === "storm") table = after(table, `${(due(table).seats[0] ?? 0) + 1}: pass`);
      for (let n = 0; n < 2 && due(table).step === "shed"; n++) {
        const need = evidence(table, "shed", "T.storm.yellow", 0)?.need as number;
        table = after(table, `1: shed ${["1", "2", "3"].slice(0, need).join(" ")}`);
      }
      expect(due(table).step).toBe("pledge");
      expect(at(table, "pot").split(" ")).toHaveLength(8);
    });
  });

  it("T.storm.purple: its player chooses a row with an empty cell, where nothing may be placed", () => {
    const grid = { ...fullGrid("r2c1"), r1c1: 2 };
    const rowOne = Object.fromEntries(Object.entries(grid).filter(([cell]) => cell.startsWith("r1")));
    const places = { "hand:1": "1 3 41 47 43", "hand:2": "5 13 7 9 11", "pile:1": "storm:purple" };
    const drawn = after(scene({ code: "sea p2 storms", grid: rowOne, places }), "1: discard 1 3");
    expect(due(drawn)).toMatchObject({ step: "fog", seats: [0], clause: "T.storm.purple" });
    expect(says(drawn, "fog row:1")).toBe("no: T.storm.purple");
    expect(says(drawn, "fog row:2")).toBe("yes 0");
    const fog = after(drawn, "1: fog row:2");
    expect(at(fog, "row:2")).toBe("storm:purple");
    expect(says(fog, "13 r2c1", 1)).toBe("no: T.storm.purple");
    expect(evidence(fog, "13 r2c1", "T.storm.purple", 1)).toEqual({ row: 2 });
    expect(says(fog, "13 r3c1", 1)).toBe("yes 0");
  });

  it("T.storm.purple: two may share a row; with no open row it is set aside without effect", () => {
    const two = drawing("purple", { "row:3": "storm:purple" });
    expect(at(after(two, "1: fog row:3"), "row:3")).toBe("storm:purple storm:purple");
    const full = scene({
      code: "sea p2 storms",
      grid: fullGrid(),
      places: { "hand:1": "1 3 finish", "hand:2": "5 7", "pile:1": "storm:purple" },
    });
    const none = after(full, "1: discard 1 3");
    expect(at(none, "gone")).toContain("storm:purple");
    expect(due(none)).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.storm.orange: Islands only next to a card of the grid; other actions stay", () => {
    const table = scene({
      code: "sea p2 storms",
      grid: { r3c1: 30 },
      places: { "hand:1": "31 29 41 42 43", "orange:1": "storm:orange", "hand:2": "50 51" },
    });
    expect(says(table, "31 r3c2")).toBe("yes 1");
    expect(says(table, "29 r2c6")).toBe("yes 1");
    expect(says(table, "41 r5c1")).toBe("no: T.storm.orange");
    expect(says(table, "discard 41 42")).toBe("yes 0");
    expect(says(table, "sweep")).toBe("yes 0");
    expect(says(after(table, "1: discard 41 42"), "50 r5c1", 1)).toBe("yes 0");
  });
});

describe("Compasses", () => {
  it("T.compass.shared: anyone at any time, out of turn too, without using up a turn", () => {
    const table = scene({
      code: "sea p3 storms",
      grid: { r3c1: 30 },
      places: {
        "hand:1": "31 41",
        "orange:1": "storm:orange",
        "row:5": "storm:purple",
        team: "compass compass",
      },
    });
    const spent = after(table, "3: compass orange:1", "2: compass row:5");
    expect(due(spent)).toMatchObject({ step: "act", seats: [0] });
    expect(says(spent, "41 r5c1")).toBe("yes 0");
    expect(says(spent, "compass row:5")).toBe("no: T.compass.shared, T.compass.target");
  });

  it("T.compass.target: with no Storm it cannot be spent", () => {
    const table = scene({ code: "sea p2 storms", places: { "hand:1": "1 2", team: "compass" } });
    expect(says(table, "compass row:1")).toBe("no: T.compass.target");
    expect(says(table, "compass hand:1")).toBe("no: T.compass.target");
    expect(types(table, 1)).toEqual([]);
  });

  it("T.compass.gain-start: playing the Start earns one", () => {
    const table = scene({
      code: "sea p3 storms",
      startLaid: false,
      places: { "hand:1": "start 1 2 3 4", "hand:2": "5 6 7", "hand:3": "8 9 10" },
    });
    expect(at(after(table, "1: start"), "team")).toBe("compass");
  });

  it("T.compass.gain-row: a row of six consecutive numbers earns one, also when it is filled again", () => {
    const grid = { r2c1: 12, r2c2: 13, r2c3: 14, r2c4: 15, r2c5: 16 };
    const code = "sea p2 monsters3 storms";
    const places = {
      "hand:1": "17 18 40 17 41".replace("17 41", "41"),
      "hand:2": "monster 20",
      "pile:1": "60",
    };
    const earned = after(scene({ code, grid, places }), "1: 17 r2c6 -40");
    expect(at(earned, "team")).toBe("compass");
    const broken = after(earned, "2: monster r2c6");
    expect(at(broken, "r2c6")).toBe("");
    expect(at(after(broken, "1: 18 r3c1"), "team")).toBe("compass");
    expect(at(after(scene({ code, grid, places }), "1: 18 r2c6 -40 -41"), "team")).toBe("");
  });

  it("T.compass.gain-hand: discarding the whole hand earns one; two cards at least, no Monster", () => {
    const code = "sea p2 monsters3 storms";
    const table = scene({ code, places: { "hand:1": "1 2 3", "pile:1": "50 51 52", "hand:2": "4 5" } });
    const swept = after(table, "1: sweep");
    expect(at(swept, "team")).toBe("compass");
    expect(at(swept, "hand:1")).toBe("50 51 52");
    const single = scene({ code, grid: { r1c1: 9 }, places: { "hand:1": "30" } });
    expect(says(single, "sweep")).toBe("no: T.compass.gain-hand");
    const monster = scene({ code, places: { "hand:1": "1 2 monster" } });
    expect(says(monster, "sweep")).toBe("no: T.compass.gain-hand");
  });

  it("T.compass.six: with none left none is earned, and the whole hand is not offered", () => {
    const six = "compass compass compass compass compass compass";
    const table = scene({ code: "sea p2 storms", places: { "hand:1": "1 2 3", gone: six } });
    expect(says(table, "sweep")).toBe("no: T.compass.six");
    const start = scene({
      code: "sea p3 storms",
      startLaid: false,
      places: { "hand:1": "start 1 2 3 4", "hand:2": "5 6 7", "hand:3": "8 9 10", gone: six },
    });
    expect(at(after(start, "1: start"), "team")).toBe("");
  });

  it("T.end.lose: nobody has lost while a Compass could lift the Storm in the way", () => {
    const places = { "hand:1": "31 41", "hand:2": "60", "orange:2": "storm:orange" };
    const grid = { r3c1: 30 };
    const saved = after(
      scene({ code: "sea p2 storms", grid, places: { ...places, team: "compass" } }),
      "1: discard 31 41",
    );
    expect(due(saved)).toMatchObject({ step: "act", seats: [1] });
    expect(types(saved, 0)).toEqual(["compass"]);
    expect(says(after(saved, "1: compass orange:2"), "60 r5c1", 1)).toBe("yes 0");
    expect(due(after(scene({ code: "sea p2 storms", grid, places }), "1: discard 31 41")).step).toBe("over");
  });

  it("T.end.lose: it is lost where no Compass could make anything legal", () => {
    // One space is left, in the sixth row, and 73 fits there for one card: the other player has only 73, or 73 and 5.
    const grid = fullGrid("r6c6");
    const step = (hand: string, more: Record<string, string>, code = "sea p2 storms"): string =>
      due(
        after(scene({ code, grid, places: { "hand:1": "1 3", "hand:2": hand, ...more } }), "1: discard 1 3"),
      ).step;
    const fog = { "row:6": "storm:purple" };
    const all = { ...fog, "orange:2": "storm:orange", "yellow:2": "storm:yellow" };
    // An empty hand, whatever Storms lie there and however many Compasses there are.
    expect(step("", { ...all, team: "compass compass compass" })).toBe("over");
    // The price cannot be paid, with the fog or without it.
    expect(step("73", { ...fog, team: "compass" })).toBe("over");
    // A Storm that only limits the hand.
    expect(step("73", { "yellow:2": "storm:yellow", team: "compass" })).toBe("over");
    // A card without a price only needs the fog lifted; but here two cards can be discarded anyway.
    expect(step("73 5", { ...fog })).toBe("act");
    const open = (more: Record<string, string>, code = "sea p2 storms"): string =>
      due(
        after(
          scene({ code, grid: { r1c1: 10 }, places: { "hand:1": "1 3", "hand:2": "50", ...more } }),
          "1: discard 1 3",
        ),
      ).step;
    const orange = { "orange:2": "storm:orange" };
    expect(open({ ...orange, team: "compass" })).toBe("act");
    expect(open({ "orange:1": "storm:orange", ...orange })).toBe("over");
    // A Wild of the other player is a Compass too; the player's own may be spent, but is then missing from the hand.
    expect(open({ ...orange, "hand:1": "1 3 wild" }, "sea p2 storms wild1")).toBe("act");
  });
});
