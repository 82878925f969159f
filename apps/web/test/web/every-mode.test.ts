/** What the screens derive from the tables of every game, without rendering them. */

import {
  deal,
  describe as describeTable,
  due,
  enact,
  feetOf,
  legalActs,
  mask,
  modulesIn,
  namedPlace,
  readOptions,
  rulebookFor,
  seededFate,
  type Table,
  topOf,
} from "@stillwater/engine";
import { answersWith, askedOf, pointWith } from "@stillwater/table/act-builder";
import { describedStorms, spendable } from "@stillwater/table/modules/storm-compass";
import { answersFor } from "@stillwater/table/queries";
import { layoutOf } from "@stillwater/table/view-model";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import type { AnyChartRoom } from "@/modules/chart-part";
import { ON_CHART } from "@/modules/chart-parts";
import { explorerLeft } from "@/modules/pyramid/explorer";
import { boardOf } from "@/modules/sea-parts";
import type { Stage } from "@/stage/useStage";
import { wayOf } from "@/table/mountain/goals";
import { mountainCards } from "@/table/mountain/mountain-cards";
import { slopeCellsOf as ledgesOf, type PlaceWords } from "@/table/mountain/slope-model";
import { withOthers } from "../../../../packages/engine/test/support/added-games";

const en = await messagesOf("en");

/** A table after some acts: always the first possible act, with the first cards that may be given. */
function played(code: string, acts: number, stop: (table: Table) => boolean = () => false): Table {
  const options = readOptions(code);
  if (!options.ok) throw new Error(code);
  const rulebook = rulebookFor(options.value);
  const fate = seededFate("v1:every mode");
  let { table } = deal(rulebook, fate);
  for (let n = 0; n < acts && !stop(table); n++) {
    const seat = due(table).seats[0];
    if (seat === undefined) break;
    const offers = legalActs(mask(table, seat), seat);
    const wanted = ["herd", "campfire", "move", "lay", "rocks", "pass", "fog", "shed", "give", "discard"];
    const offer = wanted.flatMap((type) => offers.filter((one) => one.type === type))[0] ?? offers[0];
    if (offer === undefined) break;
    const { choose, ...act } = offer;
    const held = rulebook.pieces.flatMap((spec, card) =>
      card > 0 && table.numbers[card] === rulebook.hands[seat] && card !== act.card && !spec.kept
        ? [card]
        : [],
    );
    const done = enact(table, { ...act, cards: held.slice(0, choose) }, fate);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    table = done.value.table;
  }
  return table;
}

const WORDS: PlaceWords = {
  place: (row, place) => `Row ${row}, place ${place}`,
  empty: "empty",
  unknown: "face unknown",
  next: "next space",
  last: "last laid",
  counts: (n) => `counts as ${n}`,
  free: "legal, free",
  costs: (price) => `legal, discard ${price}`,
  dear: (price) => `not legal, costs ${price}`,
  notLegal: "not legal",
};
const SAY = createTranslator({ locale: "en", messages: en, namespace: "slope" });
const CARDS = mountainCards({
  ascent: (terrain, n) => `${terrain} ${n}`,
  signed: (card) => `${card} with a goat`,
  campfire: (terrain) => `${terrain} Campfire`,
  word: (key) => key,
});

describe("the mountain", () => {
  const table = played("mountain p2 green panoramas3 goats", 24);
  const seat = due(table).seats[0] ?? 0;

  it("names every place within twelve words, and lights each row at its next place only", () => {
    const { rulebook } = table;
    for (const card of rulebook.pieces.keys()) {
      if (card === 0 || table.numbers[card] !== rulebook.hands[seat]) continue;
      const answers = answersFor(table, seat, card);
      const cells = ledgesOf({
        ...{ table, answers, cards: CARDS, words: WORDS, say: SAY, lastLaid: null, looked: null },
        spaceFirst: true,
        choice: { at: "card", card },
      });
      for (const cell of cells) expect(cell.label.split(" ").length, cell.label).toBeLessThanOrEqual(12);
      const lit = cells.filter(({ state, piece }) => (state === "free" || state === "cost") && !piece);
      expect(new Set(lit.map(({ row }) => row)).size).toBe(lit.length);
      for (const { place } of lit) expect(describeTable(table).next.has(place)).toBe(true);
    }
  });

  it("lets a row stand for its next place, except while an act may be aimed at other empty places", () => {
    const card = table.rulebook.pieces.findIndex(
      (_spec, piece) => piece > 0 && table.numbers[piece] === table.rulebook.hands[seat],
    );
    const answers = answersFor(table, seat, card);
    const lanesWith = (known: typeof answers): number =>
      ledgesOf({
        ...{ table, answers: known, cards: CARDS, words: WORDS, say: SAY, lastLaid: null, looked: null },
        spaceFirst: true,
        choice: { at: "rest" },
      }).filter(({ lane }) => lane).length;
    expect(lanesWith(answers)).toBeGreaterThan(0);
    const last = table.rulebook.lastCell;
    const [judged] = answers.values();
    if (judged === undefined) throw new Error("no answer");
    const anywhere = { ...judged, verdict: { ...judged.verdict, allowed: "yes" as const } };
    expect(lanesWith(new Map([...answers, [last, anywhere]]))).toBe(0);
  });

  it("shows a card that a module brings by its sign, and one that is hidden by its back", () => {
    const [card = 0] = table.rulebook.copies("panorama:3-4-3");
    expect(CARDS.face(table, card)).toMatchObject({ kind: "sign", name: "panorama" });
    expect(CARDS.name(table, card)).toBe("panorama");
    expect(CARDS.mark?.("panorama:3-4-3")).toBe("panorama");
    expect(CARDS.face(table, 0)).toEqual({ kind: "back" });
    expect(CARDS.order(table.rulebook, [card, 1])).toEqual([1, card]);
  });

  it("finds paths of green that rest on one another", () => {
    for (const path of wayOf(table).trails) {
      path.slice(1).forEach((place, index) => {
        expect(feetOf(place)).toContain(path[index]);
      });
    }
    expect(describeTable(table).panoramas).toHaveLength(3);
  });

  it("shows a herd its way to every place it can reach, one row at a time", () => {
    const herd = table.rulebook.cells.find((cell) => pointWith(table, seat, "herd", [], cell) !== null);
    if (herd === undefined) throw new Error("no goats yet");
    for (const [to, { plan, verdict }] of answersWith(table, seat, "herd", [herd])) {
      expect(plan.numbers[0]).toBe(herd);
      expect(plan.numbers.at(-1)).toBe(to);
      expect(verdict.price).toBe(plan.numbers.length - 1);
    }
  });
});

describe("a stormy sea", () => {
  it("asks for one thing at a time: the Rocks, a row, three cards, a Compass", () => {
    const table = played("sea p2 rocks monsters3 storms wild2", 60, (one) => due(one).step === "rocks");
    const seat = due(table).seats[0] ?? 0;
    const asked = askedOf(table, seat);
    expect(asked).toMatchObject({ mine: true, bound: true, rest: { at: "tool", tool: "rocks" } });
    expect(asked.gifts).toContain("stay");
    expect(askedOf(table, 1 - seat)).toMatchObject({ mine: false, bound: false, rest: { at: "rest" } });
    expect(askedOf(table, null)).toMatchObject({ mine: false, tools: [] });
  });

  it("counts the team's Compasses, and offers a Wild where there is none", () => {
    const table = played("sea p2 storms wild2", 80, (one) => describedStorms(one).length > 0);
    expect(describedStorms(table).length).toBeGreaterThan(0);
    const rack = describeTable(table).compasses;
    expect(rack).not.toBeNull();
    for (const seat of [0, 1]) {
      const card = spendable(table, seat);
      const wild = table.rulebook.pieceName(card) === "wild";
      expect(card === 0 || wild).toBe(rack?.held === 0);
    }
  });
});

/** The marks that a table's modules put on its spaces. */
function marksOn(table: Table) {
  const nameOf = (seat: number | null) => `Seat ${seat}`;
  const t = createTranslator({ locale: "en", messages: en, namespace: "table" });
  const marks = boardOf(table.rulebook).marks?.(table, { t, nameOf });
  if (marks === undefined) throw new Error(table.rulebook.code);
  return marks;
}

describe("what expansions draw on spaces", () => {
  const codes = withOthers("sea p2 rocks monsters3 wild2 beacons", "sea p2 storms wild2").filter((code) => {
    const options = readOptions(code);
    return options.ok && modulesIn(options.value).some((id) => Object.hasOwn(ON_CHART, id));
  });
  const rooms: readonly AnyChartRoom[] = Object.values(ON_CHART).flatMap((room) => room ?? []);

  it("is said to a screen reader, too", () => {
    const seen = new Set<string>();
    for (const [code, acts] of codes.flatMap((code) =>
      [0, 20, 40, 60, 80].map((acts) => [code, acts] as const),
    )) {
      const table = played(code, acts, (one) => due(one).step === "pledge");
      const { rulebook } = table;
      const doomed = rulebook.cells.find((cell) => topOf(table, cell) !== 0) ?? 0;
      const plan = { type: "monster", to: doomed };
      const stage = {
        table,
        helm: { choosing: { choice: { at: "aim", by: "card", plan } } },
      } as unknown as Stage;
      for (const { draws } of rooms) {
        const { badge, rowMarks, said } = draws(stage);
        for (const place of rulebook.cells) {
          const { row = 0 } = namedPlace(rulebook.placeName(place)) ?? {};
          const word = said({ place, row, column: 1, state: "laid", label: "" });
          // A card that stands for a number already says so in its name.
          const marked = badge(place) !== undefined && !rulebook.standIns.includes(topOf(table, place));
          const drawn = marked || rowMarks.some((mark) => mark.row === row);
          if (word !== null) seen.add(word);
          expect(drawn, `${rulebook.placeName(place)}: ${word}`).toBe(word !== null);
        }
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(["beacon", "doomed", "fogOverRow", "litRow", "rocksInRow"]),
    );
  });
});

describe("the other seas", () => {
  it("draws an arch as pillars under a roof that opens when both are full", () => {
    const table = played("sea p2 arch", 0);
    const layout = layoutOf(table.rulebook);
    expect(layout).toMatchObject({ shape: "arch", rows: 7, columns: 7 });
    expect(layout.spot(table.rulebook.place("e6"))).toEqual({ row: 3, column: 7 });
    expect(layout.spot(table.rulebook.place("r1c1"))).toEqual({ row: 4, column: 1 });
    expect(describeTable(table).closed.size).toBe(28);
    expect(marksOn(table)(table.rulebook.place("r1c1"))).toMatchObject({
      bare: "locked",
      said: ["the roof is closed"],
    });
    expect(marksOn(table)(table.rulebook.place("w1"))).toBeNull();
  });

  it("knows a pyramid of bricks from one in steps, and what is left to explore", () => {
    expect(layoutOf(played("sea p2 pyramid", 0).rulebook).shape).toBe("bricks");
    const table = played("sea p2 pyramid steps", 0);
    expect(layoutOf(table.rulebook).shape).toBe("steps");
    expect(marksOn(table)(table.rulebook.place("r1c1"))).toMatchObject({
      look: { border: true },
      bare: null,
      said: ["an Explorer card waits"],
    });
    const left = explorerLeft(table, []);
    expect(left.reduce((sum, { of }) => sum + of, 0)).toBe(30);
    const log = [{ rev: 3, turn: 1, seat: 0, at: "", facts: ["? explorer>discard:1 T.pyramid.monster"] }];
    expect(explorerLeft(table, log).find(({ kind }) => kind === "monster")).toMatchObject({ left: 4, of: 5 });
  });

  it("marks cards by night and by owner", () => {
    const night = played("sea p2 night", 6);
    const sides = night.rulebook.cells.flatMap((cell) => marksOn(night)(cell) ?? []);
    expect(sides.length).toBeGreaterThan(0);
    for (const { look, said } of sides) expect(said[0]).toContain(`${look.side} side`);
    const duel = played("sea p2 duel", 4);
    const owners = duel.rulebook.cells.map((cell) => marksOn(duel)(cell)?.said[0]);
    expect(new Set(owners)).toEqual(new Set([undefined, "Seat 0's", "Seat 1's"]));
  });
});
