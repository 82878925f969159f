/** Walking through a finished game: whose view, which line, what a link and a file contain, and what is marked. */
import { EVERYTHING, hand, mask, readPosition, SPECTATOR, writePosition } from "@stillwater/engine";
import { courseOfFile, jsonOf } from "@stillwater/table/files";
import {
  actorOn,
  beginWalk,
  courseOn,
  go,
  hasStop,
  isPlaying,
  type Lens,
  leaveLine,
  liveAt,
  logOf,
  readStop,
  recordOf,
  tried,
  tryHere,
  turnsOf,
  writeStop,
} from "@stillwater/table/log";
import { describe, expect, it } from "vitest";
import { actLocal, gameTable, openLocal } from "@/local-games/game";
import { courseOfLocal } from "@/local-games/local-course";
import { hasTide, markFrom, replayMarksOf, spaced } from "@/replay/marks";
import { stepFor } from "@/replay/screen/useStepKeys";
import { nextAct, playedOut } from "./played-out";

const course = playedOut("sea p3 rocks monsters3 storms wild2");
const names = ["P0", "P1", "P2"];

function seen(step: number, lens: Lens) {
  const log = logOf(course, lens);
  const live = liveAt({ course, step, lens, log, id: "x", names, language: "en", you: null });
  if (live?.table == null) throw new Error("no picture");
  return { ...live, table: live.table };
}

describe("whose eyes", () => {
  const step = course.moves.length >> 1;
  const full = course.tables[step];
  if (full === undefined) throw new Error("no table");

  it("shows every hand, or one seat's own as the engine masks it", () => {
    const open = seen(step, "all").table;
    expect(writePosition(open)).toBe(writePosition(mask(full, EVERYTHING)));
    expect(names.map((_name, seat) => hand(open, seat))).toEqual(
      names.map((_name, seat) => hand(full, seat)),
    );
    for (const seat of [0, 1, 2]) {
      const own = seen(step, seat).table;
      expect(writePosition(own)).toBe(writePosition(mask(full, seat)));
      expect(hand(own, seat)).toEqual(hand(full, seat));
      expect(hand(own, (seat + 1) % 3).filter((card) => card !== 0)).toEqual([]);
    }
    expect(writePosition(full)).not.toBe(writePosition(mask(full, SPECTATOR)));
  });

  it("shows the table that its position is read as", () => {
    for (const lens of ["all", 0, 1, 2] as const)
      for (let at = 0; at < course.tables.length; at += 7) {
        const { table, view, torn } = seen(at, lens);
        expect(readPosition(view.position ?? "")).toEqual({ ok: true, value: table });
        expect(torn).toBe(false);
      }
  });

  it("names in a seat's log nothing that this seat did not see", () => {
    const facts = (lens: Lens) => logOf(course, lens).flatMap((entry) => entry.facts);
    expect(facts("all").some((fact) => fact.startsWith("?"))).toBe(false);
    for (const seat of [0, 1, 2])
      for (const fact of facts(seat)) {
        const [, other = ""] = /^(?!\?)\S+ (?:hand|pile):(\d)>(?:discard|hand):\d /.exec(fact) ?? [];
        expect(other === "" || Number(other) - 1 === seat, fact).toBe(true);
      }
  });

  it("counts the turns of the log upward from the first", () => {
    const turns = turnsOf(course);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(turns.at(-1)).toBeGreaterThan(10);
    expect(turnsOf(playedOut("sea p2"))[0]).toBe(1);
    expect(seen(step, "all").log).toHaveLength(step);
    expect(seen(step, "all").rev).toBe(step + 1);
  });
});

describe("a walk", () => {
  const end = beginWalk(course, { at: null, line: null });

  it("begins at the end and stays within the game", () => {
    expect(end.step).toBe(course.moves.length);
    expect(isPlaying(end)).toBe(false);
    expect(go(end, -3).step).toBe(0);
    expect(go(end, 9999)).toBe(end);
    // Nothing can be tried after the last move, only another act in its place.
    expect(tryHere(end)).toMatchObject({ step: course.moves.length - 1, trying: true });
  });

  it("branches where it stands, and again within the branch, and comes back", () => {
    const middle = tryHere(go(end, 20));
    expect(isPlaying(middle)).toBe(true);
    const first = nextAct({ ...course, tables: course.tables.slice(0, 21) });
    if (first === null) throw new Error("somebody can act");
    const one = tried({ ...middle, actor: first.seat }, first.seat, first.text);
    if (!("walk" in one)) throw new Error(JSON.stringify(one));
    expect(courseOn(one.walk).branchedAt).toBe(20);
    expect(one.walk.step).toBe(21);
    expect(one.walk.actor).toBeNull();
    const second = nextAct(courseOn(one.walk));
    if (second === null) throw new Error("somebody can act");
    expect(actorOn(one.walk)).toBe(second.seat);
    const two = tried(one.walk, second.seat, second.text);
    if (!("walk" in two)) throw new Error(JSON.stringify(two));
    expect(courseOn(two.walk).moves).toHaveLength(22);
    // An act played from further back replaces what came later.
    const over = tried(go(two.walk, 20), first.seat, first.text);
    expect("walk" in over && courseOn(over.walk).moves.length).toBe(21);
    expect(leaveLine(two.walk)).toMatchObject({ line: null, trying: false, step: 20 });
    expect(tried(middle, 0, "frog")).toHaveProperty("unreadable");
    expect(tried(middle, actorOn(middle), "finish")).toHaveProperty("refused");

    const stop = readStop(writeStop(two.walk));
    const sent = beginWalk(course, stop);
    expect(hasStop(course, stop)).toBe(true);
    expect(hasStop(course, { ...stop, line: `${stop.line}~1:frog` })).toBe(false);
    expect(sent).toMatchObject({ step: 22, trying: true, lens: "all" });
    expect(courseOn(sent).tables.map(writePosition)).toEqual(courseOn(two.walk).tables.map(writePosition));
  });

  it("reads no more of a link than there is", () => {
    expect(readStop("")).toEqual({ at: null, line: null, record: null });
    expect(readStop("#line=&frog=1")).toEqual({ at: null, line: "", record: null });
    for (const at of ["x", "", "-1", "12345"]) expect(hasStop(course, readStop(`#at=${at}`)), at).toBe(false);
    expect(beginWalk(course, { at: 9999, line: "frog" })).toMatchObject({
      step: course.moves.length,
      line: null,
    });
    const record = recordOf(course, "acts");
    expect(readStop(writeStop(end, record)).record).toBe(record);
  });
});

describe("files", () => {
  it("come back as the same game, as text and as JSON", () => {
    for (const file of [
      recordOf(course),
      recordOf(course, "acts").replaceAll("\n", "\r\n"),
      jsonOf(course),
    ]) {
      const read = courseOfFile(file);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(read.value.names).toEqual(names);
      expect(read.value.tables.map(writePosition)).toEqual(course.tables.map(writePosition));
    }
  });

  it("say what is wrong with them", () => {
    const what = (text: string) => {
      const read = courseOfFile(text);
      return read.ok ? "fine" : read.error[0]?.what;
    };
    const file = JSON.parse(jsonOf(course));
    expect(what("frog")).toBe("record.title");
    expect(what("{ frog")).toBe("record.title");
    expect(what(JSON.stringify({ ...file, stillwater: 2 }))).toBe("record.title");
    expect(what(JSON.stringify({ ...file, seed: undefined }))).toBe("record.seed");
    expect(what(JSON.stringify({ ...file, players: ["A"] }))).toBe("record.players");
    expect(what(JSON.stringify({ ...file, game: "frog" }))).toMatch(/^option/);
    expect(what(JSON.stringify({ ...file, acts: [{ seat: 1, act: "finish" }] }))).toBe("record.refused");
    expect(what(JSON.stringify({ ...file, acts: [7] }))).toBe("record.line");
  });
});

describe("marks", () => {
  it("tell once when spaces can never be filled any more", () => {
    // The cheapest acts do not win: at some point too few numbers are left for a gap.
    const lost = playedOut("sea p2");
    const shut = replayMarksOf(lost).filter(({ kind }) => kind === "closed");
    expect(shut).toHaveLength(1);
    for (const { closures = [] } of shut)
      for (const { spaces, cards } of closures) expect(spaces).toBeGreaterThan(cards);
  });

  it("are thinned by weight, and stepped along", () => {
    const marks = [
      { at: 3, kind: "storm" },
      { at: 4, kind: "start" },
      { at: 9, kind: "low" },
    ] as const;
    expect(spaced(marks, 3)).toEqual([marks[1], marks[2]]);
    expect(spaced(marks, 1)).toEqual(marks);
    expect([markFrom(marks, 4, 1), markFrom(marks, 4, -1), markFrom(marks, 9, 1)]).toEqual([9, 3, null]);
  });

  it("speak of spare cards only where there are any to share", () => {
    const duel = playedOut("sea p2 duel");
    expect(hasTide(duel.rulebook)).toBe(false);
    expect(replayMarksOf(duel).some(({ kind }) => kind === "low" || kind === "aground")).toBe(false);
    expect(hasTide(course.rulebook)).toBe(true);
  });
});

describe("a game of this device", () => {
  it("is walked along like any other", () => {
    const at = "2026-11-21T12:00:00.000Z";
    let game = openLocal({
      ...{ id: "x", code: "sea p2", seed: course.seed, names: ["Ana", "Ben"] },
      ...{ language: "en", at },
    });
    for (let acts = 0; acts < 5; acts++) {
      const next = nextAct({ ...course, tables: [gameTable(game)] });
      if (next === null) throw new Error("somebody can act");
      game = actLocal(game, next.seat, next.text, at).game;
    }
    const read = courseOfLocal(game);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.moves).toHaveLength(5);
    expect(read.value.tables.map(writePosition).at(-1)).toBe(writePosition(gameTable(game)));
  });
});

describe("keys", () => {
  it("step, go to the marks, and to either end", () => {
    const marks = [
      { at: 3, kind: "start" },
      { at: 7, kind: "closed" },
    ] as const;
    const to = (key: string, step: number) => stepFor(key, { step, length: 9, marks });
    expect([to("ArrowLeft", 0), to("ArrowRight", 9), to("ArrowRight", 4)]).toEqual([0, 9, 5]);
    expect([to("PageUp", 7), to("PageUp", 2), to("PageDown", 4), to("PageDown", 7)]).toEqual([3, 0, 7, 9]);
    expect([to("Home", 4), to("End", 4), to("ArrowUp", 4)]).toEqual([0, 9, null]);
  });
});
