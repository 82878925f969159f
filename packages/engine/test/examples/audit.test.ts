/** Cases found by an outside audit: what is due, told and refused where several rules meet. */
import { describe, expect, it } from "vitest";
import { due, judge, readAct, readOptions, setUp, type Table, writePosition } from "../../src/index";
import { fullGrid, scene } from "../chapters/support/scene";
import { after, evidence } from "../support/says";

const problem = (code: string) => {
  const read = readOptions(code);
  return read.ok ? undefined : read.error;
};

describe("T.setup.mix", () => {
  it("names the first word that does not go with a variant", () => {
    expect(problem("sea p2 arch storms rocks wild2")).toMatchObject({ at: 12, what: "option.mix" });
    expect(problem("sea p2 wild2 rocks arch")).toMatchObject({ at: 7, with: { word: "wild2" } });
  });

  it("lets a variant say that it takes no Wilds and removes nothing", () => {
    expect(problem("sea p2 arch wild0")).toBeUndefined();
    expect(problem("sea p2 duel -0")).toBeUndefined();
    expect(problem("sea p2 duel -1")).toMatchObject({
      what: "option.mix",
      with: { clause: "T.setup.remove" },
    });
  });
});

describe("T.start.eight", () => {
  it("is the rule by which cards are asked for, and T.place.pay where a price is", () => {
    const start = scene({
      code: "sea p1",
      startLaid: false,
      places: { "hand:1": "start 1 2", "pile:1": "10 11 12 13 14 15 16 17" },
    });
    expect(due(after(start, "1: start"))).toMatchObject({
      step: "give",
      seats: [0],
      clause: "T.start.eight",
    });
    const price = scene({ code: "sea p1", grid: { r1c1: 5 }, places: { "hand:1": "6 7 8" } });
    expect(due(after(price, "1: 6 r1c2"))).toMatchObject({ step: "give", clause: "T.place.pay" });
  });
});

describe("T.monster.keep at the Start table", () => {
  it("counts no Sea Monsters among the cards that a seat can offer", () => {
    const code = "sea p2 monsters3";
    const places = { "hand:1": "start monster monster 10 11", "hand:2": "20 21 22 23 24", "pile:1": "30 31" };
    const talk = after(scene({ code, startLaid: false, places }), "1: start");
    expect(evidence(talk, "dial 2 5", "T.start.eight")).toMatchObject({ atMost: 5, have: 4 });
    expect(evidence(talk, "dial 2 6", "T.start.eight", 1)).toMatchObject({ atMost: 6, have: 5 });
  });
});

const entered = (setup: Parameters<typeof setUp>[0]): Table => {
  const set = setUp(setup);
  if (!set.ok) throw new Error(JSON.stringify(set.error));
  return set.value;
};

describe("T.rocks.gone", () => {
  const cells = (...open: readonly string[]): Record<string, string> =>
    Object.fromEntries(Object.entries(fullGrid(...open)).map(([cell, card]) => [cell, String(card)]));

  it("keeps the Rocks out of a position with four complete rows, where nothing is said of them", () => {
    const gone = entered({
      options: "sea p2 rocks",
      cells: cells("r1c1", "r2c1"),
      berths: { start: "start" },
    });
    expect(writePosition(gone)).not.toContain("row:");
  });

  it("and lays them beside the lowest open row else", () => {
    const two = cells("r2c1", "r3c1", "r5c1");
    expect(writePosition(entered({ options: "sea p2 rocks", cells: two }))).toContain(" row:2=rocks ");
    expect(
      writePosition(entered({ options: "sea p2 rocks", cells: two, at: { "row:5": ["rocks"] } })),
    ).toContain(" row:5=rocks ");
    expect(writePosition(entered({ options: "sea p2 rocks", cells: two, rocks: 3 }))).toContain(
      " row:3=rocks ",
    );
  });
});

describe("T.turn.action at a real table", () => {
  it("says that something has to be told, not that the game is over", () => {
    const dawn = entered({ options: "sea p2 storms", turn: { seat: 0, stage: "dawn" } });
    expect(evidence(dawn, "pass", "T.turn.action")).toEqual({ due: "opening", waits: true, turn: 1 });
    const act = readAct(dawn.rulebook, "discard ? ?", 0);
    expect(act.ok && judge(dawn, act.value).allowed).toBe("no");
  });
});
