/** Whatever entries say, folding them gives a result: a phone that writes nonsense must not stop the others. */
import { writePosition } from "@stillwater/engine";
import { expect, it } from "vitest";
import { type Chance, chance } from "../../engine/test/support/chance";
import {
  appendEntry,
  type Content,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  fold,
  goingBack,
  redoing,
  undoing,
} from "../src/index";
import { STORIES } from "./support/stories";

const WORDS = [
  "",
  "?",
  "?x3",
  "?x99",
  "? ?",
  "? storm:yellow",
  "47",
  "12",
  "-1",
  "r1c1",
  "r4c2",
  "r9c9",
  "r2p3",
  "w3",
  "g7",
  "g7*",
  "bridge",
  "summit",
  "start",
  "finish",
  "wild",
  "wild=37",
  "storm:yellow",
  "yes",
  "no",
  "row:3",
  "hand:1",
  "hand:9",
  "pile:2",
  "discard:1",
  "team",
  "gone",
  "bank",
  "helm:1",
  "begin",
  "1/act/1",
  "constructor",
  "toString",
  "hasOwnProperty",
  "turn",
  "toll",
  "won",
  "sealed:1",
  "monster",
  "compass",
  "explorer",
  "unnamed",
  "night",
  "border:r2c3",
  "goats:r1p1",
];
const ACTS = [
  "47 r4c2",
  "12 r1c1 -? -?",
  "discard ? ?",
  "discard ?",
  "start",
  "finish",
  "dial 9 9",
  "agree 4-4",
  "give ?",
  "rocks row:3",
  "stay ? ?",
  "monster r1c1",
  "compass row:3",
  "compass drawn:1",
  "wild=37 r1c2",
  "wild=compass row:1",
  "pass",
  "fog row:2",
  "shed ?",
  "sweep",
  "blind",
  "turn r1c1 -?",
  "swap",
  "b7 r1p1",
  "bridge r1p2",
  "campfire:g r1p1",
  "move r2p1",
  "summit",
  "rope",
  "herd r1p1 r2p1",
  "stuck",
  "waive",
  "? ?",
  "__proto__",
  "47 47 47",
] as const;

const word = (luck: Chance): string => luck.pick(WORDS);
const list = <T>(luck: Chance, make: () => T): T[] => Array.from({ length: 1 + luck.below(3) }, make);
const record = <T>(luck: Chance, make: () => T): Record<string, T> =>
  Object.fromEntries(list(luck, () => [word(luck), make()]));

function content(luck: Chance, ids: readonly string[]): Content {
  const turn = luck.below(5);
  switch (luck.below(8)) {
    case 0:
      return {
        kind: "correct",
        turn,
        cells: record(luck, () => word(luck)),
        at: record(luck, () => (luck.once(2) ? luck.below(60) : [word(luck)])),
      };
    case 1:
      return { kind: "correct", turn, seat: luck.below(5) };
    case 2:
      return {
        kind: "told",
        turn,
        of: luck.pick(["begin", "1/act/1", word(luck)]),
        nth: luck.below(3),
        words: list(luck, () => word(luck)),
      };
    case 3:
      return { kind: "undo", of: [luck.pick(ids)] };
    case 4:
      return luck.once(3)
        ? { kind: "rewind", turn }
        : { kind: "answer", keep: luck.pick(ids), drop: [luck.pick(ids)] };
    case 5:
      return luck.once(6)
        ? {
            kind: "begin",
            setup: { options: word(luck), cells: record(luck, () => word(luck)) },
            names: ["Ana"],
          }
        : { kind: "act", turn, nth: 1, seat: luck.below(5), act: luck.pick(ACTS) };
    default:
      return { kind: "act", turn, nth: 1 + luck.below(2), seat: luck.below(5), act: luck.pick(ACTS) };
  }
}

it("folds 1,500 logs of nonsense, shows every entry in each, and comes to the same anew", () => {
  const deviceKey = deviceKeyOf("a phone that writes nonsense", "Mallory");
  for (let seed = 1; seed <= 1500; seed++) {
    const luck = chance(seed);
    const story = STORIES[seed % STORIES.length];
    if (!story) throw new Error("no story");
    let log =
      appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup: story.setup, names: ["Ana"] })?.log ??
      EMPTY_LOG;
    for (let more = 4 + luck.below(8); more > 0; more--) {
      const done = appendEntry(
        log,
        deviceKey,
        content(
          luck,
          log.entries.map(({ id }) => id),
        ),
      );
      // Entries that could not arrive over the network are not written.
      if (done) log = done.log;
    }
    const view = fold(log);
    expect(view.history.length).toBe(log.entries.length);
    goingBack(view, 1);
    undoing(view);
    redoing(view);
    // With new names nothing has been cached yet: caching must not change the result.
    const renamed = log.entries.map(
      (entry): Entry => (entry.kind === "begin" ? { ...entry, names: [`Ana ${seed}`] } : entry),
    );
    const again = fold({ entries: renamed });
    expect(again.history.map(({ became }) => became)).toEqual(view.history.map(({ became }) => became));
    expect(again.table && writePosition(again.table)).toBe(view.table && writePosition(view.table));
  }
});
