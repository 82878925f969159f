/** The captain's log as a page gets it: only of a finished game, whose every card is known, and only from a replay. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { decide, NOTHING_YET } from "@stillwater/crew";
import {
  type Act,
  deal,
  due,
  enact,
  look,
  outcome,
  readOptions,
  rulebookFor,
  seededFate,
  writeRecord,
} from "@stillwater/engine";
import { actorOn, alongLine, begin, courseOfRecord, isOpen, tryHere } from "@stillwater/table/log";
import { describe, expect, it } from "vitest";
import { type Told, telling } from "@/analysis/telling";
import { withCrew } from "@/replay/crew-act";

const DICE = { number: () => 0 };

/** A game of deckhands, up to so many acts. */
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

/** The last thing told before the decisions are judged, and the first after. */
function firstOf(record: string): { readonly losing: Told | undefined; readonly costs: Told | undefined } {
  let losing: Told | undefined;
  for (const told of telling({ record, part: "all" })) {
    if (told.costs !== null) return { losing, costs: told };
    losing = told;
  }
  return { losing, costs: undefined };
}

const LOST = recordOf("sea p2 -12", "v1:a lost game");

describe("another line", () => {
  it("is played on by the crew, an act at a time, to its end", () => {
    const read = courseOfRecord(LOST);
    if (!read.ok) throw new Error("no course");
    let walk = tryHere(begin(read.value, { at: 30, line: null }));
    for (let acts = 0; isOpen(walk) && acts < 400; acts++) {
      const next = withCrew(walk, actorOn(walk));
      expect(next.step).toBe(walk.step + 1);
      walk = next;
    }
    expect(isOpen(walk)).toBe(false);
    expect(walk.line?.branchedAt).toBe(30);
    // Nothing follows the end.
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
    const walk = alongLine(begin(read.value, { at: null, line: null }), won.after, won.line);
    expect(walk.step).toBe(won.after + 1);
    expect(walk.line?.branchedAt).toBe(won.after);
    expect(outcome(walk.line?.tables.at(-1) ?? read.value.tables[0] ?? never())).toBe("won");
    expect(costs?.losing).toEqual(losing.losing);
    expect(costs?.costs?.judged[0]?.after).toBe(0);
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

  it("is asked for by the replay and by the end of a game, and by nothing else", () => {
    const source = path.resolve(import.meta.dirname, "../../src");
    const asking = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("analysis/"))
      .filter((file) =>
        /@\/analysis\/|@stillwater\/analysis/.test(readFileSync(path.join(source, file), "utf8")),
      );
    expect(asking.sort()).toEqual(["replay/screen/ReplayScreen.tsx", "table/EndNotice.tsx"]);
  });
});

function never(): never {
  throw new Error("no table");
}
