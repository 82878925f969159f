/** The captain's log as a page gets it: only for a finished game with all cards known, and only from a replay. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { decide, NOTHING_YET } from "@stillwater/crew";
import {
  type Act,
  deal,
  due,
  enact,
  HIGHEST_ISLAND,
  look,
  outcome,
  readOptions,
  rulebookFor,
  seededFate,
  writeAct,
  writeRecord,
} from "@stillwater/engine";
import { actorOn, alongLine, beginWalk, courseOfRecord, isPlaying, tryHere } from "@stillwater/table/log";
import { describe, expect, it } from "vitest";
import { type PaidKind, paidIn, sumPaid } from "@/analysis/paid-for";
import { faintAfter, losingActSeen } from "@/analysis/seat-view";
import { type AnalysisTold, type ToldCost, telling } from "@/analysis/telling";
import { withCrew } from "@/replay/crew-act";

const DICE = { number: () => 0 };

/** A game of deckhands, up to a number of acts. */
function recordOf(code: string, seed: string, most = Number.POSITIVE_INFINITY): string {
  const options = readOptions(code);
  if (!options.ok) throw new Error(code);
  const fate = seededFate(seed);
  let { table } = deal(rulebookFor(options.value), fate);
  const acts: { act: Act }[] = [];
  while (outcome(table) === "playing" && acts.length < most) {
    const seat = due(table).seats.find(
      (one) => decide("deckhand", look(table, one), NOTHING_YET, DICE, 0).act,
    );
    const act =
      seat === undefined ? undefined : decide("deckhand", look(table, seat), NOTHING_YET, DICE, 0).act;
    const done = act && enact(table, act, fate);
    if (!act || !done?.ok) throw new Error("nobody acts");
    acts.push({ act });
    table = done.value.table;
  }
  return writeRecord({ code, seed, players: ["Ana", "Ben"], result: outcome(table), acts });
}

/** The last report before the decisions are judged, and the first one after. */
function firstOf(record: string): {
  readonly losing: AnalysisTold | undefined;
  readonly costs: AnalysisTold | undefined;
} {
  let losing: AnalysisTold | undefined;
  for (const told of telling({ record, part: "all" })) {
    if (told && told.done !== null) return { losing, costs: told };
    losing = told ?? losing;
  }
  return { losing, costs: undefined };
}

const LOST = recordOf("sea p2 -12", "v1:a lost game");

describe("a lost game as its seats saw it", () => {
  const won = { after: 6, line: [] };
  const here = { kind: "here", won, lost: { after: 7, proof: "search" } } as const;
  const cost = (after: number, chance: number, better?: number): ToldCost => {
    const act = { seat: 0, text: "discard 1 2" };
    return {
      after,
      seat: 0,
      chance,
      better: better === undefined ? null : { act, chance: better, error: 0.1 },
    };
  };

  it("says what the act that lost kept, and whether another kept surely more", () => {
    const judged = [cost(5, 0.5), cost(6, 0.8, 0.85), cost(7, 0)];
    expect(losingActSeen(here, judged, [])).toEqual({ chance: 0.8, isDear: false });
    expect(losingActSeen(here, judged, [cost(6, 0.8, 0.95)])).toEqual({ chance: 0.8, isDear: true });
    expect(losingActSeen({ ...here, kind: "between" }, judged, [])).toBeNull();
    expect(losingActSeen(here, [cost(5, 0.5)], [])).toBeNull();
  });

  it("says since when hope was faint, by what was looked at while a line still won", () => {
    const faint = [2, 3, 4, 5].map((after) => cost(after, 0.06));
    expect(faintAfter(here, [cost(1, 0.5), ...faint, cost(6, 0, 0.1), cost(7, 0)])).toBe(2);
    expect(faintAfter(here, [cost(1, 0.5), ...faint, cost(6, 0, 0.3)])).toBeNull();
    expect(faintAfter(here, [cost(4, 0.5), cost(5, 0), cost(6, 0)])).toBeNull();
    expect(faintAfter({ ...here, won: null }, faint)).toBeNull();
  });
});

describe("what is paid for most", () => {
  const read = courseOfRecord(LOST);
  if (!read.ok) throw new Error("a record that cannot be read");
  const course = read.value;
  const acts = course.moves.map(({ act }) => act);
  const first = (fits: (act: Act) => boolean): number => acts.findIndex(fits);
  const { lastCell } = course.rulebook;
  const island = first(({ type, to, card }) => type === "lay" && to < lastCell && card < HIGHEST_ISLAND);
  const gift = first(({ type }) => type === "discard");
  const laid = acts[island] as Act;
  const given = acts[gift] as Act;
  const start = acts.find(({ type }) => type === "start") as Act;
  /** The cost of one decision, where another act was better. */
  const paid = (after: number, better: Act, cost: number) => {
    const act = { seat: better.seat, text: writeAct(course.rulebook, better) };
    const told = { after, seat: better.seat, chance: 0.2, better: { act, chance: 0.2 + cost, error: 0.01 } };
    return paidIn(course, [told]).map((one) => ({ ...one, where: "here" }));
  };

  it.each<readonly [PaidKind, number, Act]>([
    ["space", island, { ...laid, to: laid.to + 1 }],
    ["card", island, { ...laid, card: laid.card + 1 }],
    ["laid", island, given],
    ["gave", gift, laid],
    ["start", island, start],
  ])("calls it %s", (kind, after, better) => {
    expect(paid(after, better, 0.3)).toMatchObject([{ kind, after, where: "here" }]);
  });

  it("calls it something else where an act neither lays a card nor gives any away, such as turning one over", () => {
    const night = courseOfRecord(recordOf("sea p2 night -12", "v1:turning"));
    if (!night.ok) throw new Error("a record that cannot be read");
    const { moves } = night.value;
    const kindOf = (type: string, better: string): readonly PaidKind[] => {
      const after = moves.findIndex(({ act }) => act.type === type);
      const told = { seat: 0, text: better };
      const cost = { after, seat: 0, chance: 0.2, better: { act: told, chance: 0.5, error: 0.01 } };
      return paidIn(night.value, [cost]).map(({ kind }) => kind);
    };
    expect([kindOf("lay", "turn r1c1"), kindOf("discard", "turn r1c1")]).toEqual([["other"], ["other"]]);
    expect([kindOf("lay", "discard 1 2"), kindOf("discard", "1 r1c1")]).toEqual([["laid"], ["gave"]]);
    // What carries a piece of the table lays no card.
    const rocks = courseOfRecord(recordOf("sea p2 rocks -12", "v1:turning"));
    if (!rocks.ok) throw new Error("a record that cannot be read");
    const after = rocks.value.moves.findIndex(({ act }) => act.type === "discard");
    const better = { act: { seat: 0, text: "rocks row:3" }, chance: 0.5, error: 0.01 };
    const [paid] = paidIn(rocks.value, [{ after, seat: 0, chance: 0.2, better }]);
    expect(paid?.kind).toBe("other");
  });

  it("sums kinds over games, the dearest first, and leads to the dearest moment of each", () => {
    const all = [...paid(island, given, 0.1), ...paid(island, given, 0.3), ...paid(gift, laid, 0.25)];
    const sums = sumPaid(all);
    expect(sums.map(({ kind, times }) => [kind, times])).toEqual([
      ["laid", 2],
      ["gave", 1],
    ]);
    expect(sums[0]?.cost).toBeCloseTo(0.4);
    expect(sums[0]?.dearest.cost).toBeCloseTo(0.3);
    expect(sumPaid([])).toEqual([]);
  });

  it("comes from what decisions cost, without looking for where the game was lost", () => {
    const told = telling({ record: LOST, part: "costs" });
    let first = told.next();
    while (!first.done && first.value === undefined) first = told.next();
    expect(first.value?.losing).toBeNull();
    expect(first.value?.judged.length).toBeGreaterThan(0);
  });
});

describe("another line", () => {
  it("is played on by the crew, an act at a time, to its end", () => {
    const read = courseOfRecord(LOST);
    if (!read.ok) throw new Error("no course");
    let walk = tryHere(beginWalk(read.value, { at: 30, line: null }));
    for (let acts = 0; isPlaying(walk) && acts < 400; acts++) {
      const next = withCrew(walk, actorOn(walk));
      expect(next.step).toBe(walk.step + 1);
      walk = next;
    }
    expect(isPlaying(walk)).toBe(false);
    expect(walk.line?.branchedAt).toBe(30);
    // There is no act after the end.
    expect(withCrew(walk, 0)).toBe(walk);
  });
});

describe("the captain's log", () => {
  it("tells where a lost game was lost, by a line that wins on the board of the replay", () => {
    const { losing, costs } = firstOf(LOST);
    const read = courseOfRecord(LOST);
    if (!read.ok || !losing?.losing?.won) throw new Error("nothing is told");
    const { won, lost } = losing.losing;
    expect(won.after).toBeLessThan(lost.after);
    const walk = alongLine(beginWalk(read.value, { at: null, line: null }), won.after, won.line);
    expect(walk.step).toBe(won.after + 1);
    expect(walk.line?.branchedAt).toBe(won.after);
    expect(outcome(walk.line?.tables.at(-1) ?? read.value.tables[0] ?? never())).toBe("won");
    expect(costs?.losing).toEqual(losing.losing);
    expect(costs?.judged[0]?.after).toBe(0);
  });

  it("says nothing of a game that still goes on", () => {
    const record = recordOf("sea p2 -12", "v1:a lost game", 12);
    expect(courseOfRecord(record).ok).toBe(true);
    expect([...telling({ record, part: "losing" })]).toEqual([]);
  });

  it("says nothing where the piles are not those of the deal, and of what cannot be read", () => {
    expect([
      ...telling({ record: LOST.replace("v1:a lost game", "v1:another deal"), part: "losing" }),
    ]).toEqual([]);
    expect([...telling({ record: "no record", part: "losing" })]).toEqual([]);
  });

  it("is asked for by the replay, the end of a game, the companion and the log book; the server grades deals with it, and its threads look into finished games", () => {
    const source = path.resolve(import.meta.dirname, "../../src");
    const asking = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("analysis/"))
      .filter((file) =>
        // A type import runs nothing.
        /@\/analysis\/|@stillwater\/analysis/.test(
          readFileSync(path.join(source, file), "utf8").replace(/^import type .*$/gm, ""),
        ),
      );
    expect(asking.filter((file) => !file.startsWith("server/")).sort()).toEqual([
      "companion/track/InSight.tsx",
      "logbook/Most.tsx",
      "replay/screen/Opening.tsx",
      "replay/screen/Remarks.tsx",
      "table/EndNotice.tsx",
    ]);
    const onServer = [
      "server/crew/deals-due.ts",
      "server/crew/grading.ts",
      "server/crew/program.ts",
      "server/tables/dealing.ts",
      "server/tables/grades.ts",
    ];
    expect(asking.filter((file) => file.startsWith("server/")).sort()).toEqual(onServer);
  });
});

function never(): never {
  throw new Error("no table");
}
