/** A revealed card keeps its place among the cards drawn, and an answered question is not asked again. */
import {
  actContent,
  answerContent,
  appendEntry,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  type Log,
} from "@stillwater/companion";
import { countAt, readAct, type Setup } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { drawnWords, drawPlacesOf, hiddenInARow, toldWords } from "@/companion/track/came-to-light";

const deviceKey = deviceKeyOf("a secret of this very device", "Ana");

function begun(setup: Setup, names: readonly string[]): Log {
  return appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup, names })?.log ?? EMPTY_LOG;
}

function told(log: Log, words: readonly string[]): Log {
  const content = answerContent(fold(log), words);
  const longer = content && appendEntry(log, deviceKey, content)?.log;
  if (longer === undefined) throw new Error("nothing was asked");
  return longer;
}

function acted(log: Log, text: string, seat = 0): Log {
  const view = fold(log);
  const read = view.table && readAct(view.table.rulebook, text, seat);
  const content = read?.ok ? actContent(view, read.value) : undefined;
  const longer = content && appendEntry(log, deviceKey, content)?.log;
  if (longer === undefined) throw new Error(text);
  return longer;
}

const asked = (log: Log) => fold(log).asks?.question.of;

describe("a deal with Storms", () => {
  const log = begun({ options: "sea p3 storms", turn: { seat: 0, stage: "dawn" } }, ["Ana", "Ben", "Cleo"]);

  it("is told with one answer where nobody drew one", () => {
    const view = fold(log);
    expect(view.asks?.question.of).toBe("pile:1");
    const after = told(log, toldWords(view, "?", true));
    expect(asked(after)).toBeUndefined();
  });

  it("is told with one answer for each hand, however many came before", () => {
    let now = log;
    for (const pile of ["pile:1", "pile:2", "pile:3"]) {
      expect(asked(now)).toBe(pile);
      expect(hiddenInARow(fold(now), false)).toBe(5);
      now = told(now, toldWords(fold(now), "?"));
    }
    expect(asked(now)).toBeUndefined();
  });
});

describe("a Storm that is drawn", () => {
  const dealt = begun(
    {
      options: "sea p2 storms",
      turn: { seat: 0, stage: "helm" },
      hands: [5, 5],
      piles: [40, 40],
    },
    ["Ana", "Ben"],
  );
  const out = acted(dealt, "discard ? ?");

  it("may be the first or the second card, and that matters", () => {
    expect(fold(out).asks?.question).toMatchObject({ of: "pile:1", to: "hand:1" });
    expect(drawPlacesOf(fold(out), "storm:yellow")).toEqual([1, 2]);
    const [first, second] = [1, 2].map((nth) => {
      const after = told(out, drawnWords("storm:yellow", nth));
      const { table } = fold(after);
      if (table === undefined) throw new Error("no table");
      const at = (place: string) => countAt(table, table.rulebook.place(place));
      return { hand: at("hand:1"), pile: at("pile:1"), asks: asked(after) };
    });
    // If it is drawn second, the hand has its fourth card already, and discards down to three.
    expect(first).not.toEqual(second);
  });

  it("is not asked about where there is one card to draw", () => {
    const one = told(out, ["?"]);
    expect(drawPlacesOf(fold(one), "storm:yellow")).toEqual([]);
  });
});
