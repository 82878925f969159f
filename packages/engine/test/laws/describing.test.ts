/** Names and descriptions of tables, over every option set: they say the same as the rules say of the same table. */
import { expect, it, describe as suite } from "vitest";
import {
  CARD_KINDS,
  colourOf,
  costBetween,
  deal,
  describe,
  duelResult,
  type Finding,
  HIGHEST_ISLAND,
  judge,
  leastDifference,
  namedPiece,
  namedPlace,
  numberOn,
  openWater,
  type Place,
  type Rulebook,
  readAct,
  rulebookFor,
  seededFate,
  sidesOf,
  type Table,
  topOf,
} from "../../src/index";
import { must } from "../support/must";
import { ALL_SUBSETS, FAMILIES } from "../support/option-sets";
import { madeUp } from "../support/tables";

const MADE_UP = 3;

/** A dealt table and some made-up ones. */
const tablesOf = (rulebook: Rulebook, round: number): readonly Table[] => [
  deal(rulebook, seededFate(`v1:describing-${round}`)).table,
  ...Array.from({ length: MADE_UP }, (_, index) => madeUp(rulebook, round * MADE_UP + index)),
];

/** What the rules say of an act of the first seat, clause by clause. */
function findingsOn(table: Table, text: string): ReadonlyMap<string, Finding> {
  const act = readAct(table.rulebook, text, 0);
  if (!act.ok) throw new Error(`${text}: ${act.error.what}`);
  return new Map(judge(table, act.value).findings.map((finding) => [finding.clause, finding]));
}

const refusing = (found: ReadonlyMap<string, Finding>, ...clauses: readonly string[]): boolean =>
  clauses.some((clause) => found.get(clause)?.holds === "no");

/** The nearest number to the left, looking past Campfires and Bridges. */
function numberToTheLeft({ rulebook, ...table }: Table, fire: Place): number {
  const cells = rulebook.rows.find((row) => row.includes(fire)) ?? [];
  const left = cells.slice(0, cells.indexOf(fire)).map((cell) => topOf({ rulebook, ...table }, cell));
  const nearest = left.findLast((card) => namedPiece(rulebook.pieceName(card))?.kind === "ascent") ?? 0;
  return namedPiece(rulebook.pieceName(nearest))?.number ?? 0;
}

/** How many of the numbers, from the first on, can be read somewhere in a row. */
function numbersInARow(table: Table, numbers: readonly number[]): number {
  const rows = table.rulebook.rows.map(
    (row) => `,${row.map((cell) => numberOn(topOf(table, cell))).join()},`,
  );
  return (
    numbers.findLastIndex((_number, last) =>
      rows.some((row) => row.includes(`,${numbers.slice(0, last + 1).join()},`)),
    ) + 1
  );
}

/** Compares two values. Cheaper than vitest's own check, since it runs for every space of thousands of tables. */
function same(told: unknown, should: unknown): void {
  must(
    told === should || JSON.stringify(told) === JSON.stringify(should),
    () => `${JSON.stringify(told)}, and should be ${JSON.stringify(should)}`,
  );
}

function sameOnTheMountain(table: Table): void {
  const { rulebook } = table;
  const told = describe(table);
  for (const cell of rulebook.cells) {
    if (topOf(table, cell) !== 0) continue;
    const found = findingsOn(table, `b12 ${rulebook.placeName(cell)}`);
    same(told.next.has(cell), !refusing(found, "A.place.next", "A.place.support"));
  }
  for (const cell of told.next) {
    const sides = sidesOf(table, cell);
    for (const card of ["g2", "b6", "r11"]) {
      const found = findingsOn(table, `${card} ${rulebook.placeName(cell)}`);
      const [piece = 0] = rulebook.copies(card);
      const refused = refusing(found, "A.place.number", "A.place.colour");
      const cost = found.get("A.place.cost")?.with;
      // What a module waives is not told of two cards side by side.
      if (cost?.by !== undefined) continue;
      same(costBetween(sides, numberOn(piece), colourOf(piece)), refused ? -1 : cost?.price);
    }
  }
  for (const [fire, number] of told.borrowed) same(number, numberToTheLeft(table, fire));
  const summit = findingsOn(table, "summit");
  const bridges = rulebook.cells.filter((cell) => rulebook.pieceName(topOf(table, cell)) === "bridge");
  same(told.bridges, bridges.length);
  const green = summit.get("A.green.path");
  same(told.paths === null, !rulebook.enforced.has("A.green.path"));
  if (told.paths !== null && green?.holds === "no") same(told.paths.ways[0]?.length ?? 0, green.with.row);
  for (const way of told.paths?.ways ?? [])
    same(
      way.map((cell) => namedPlace(rulebook.placeName(cell))?.row),
      way.map((_cell, row) => row + 1),
    );
  const goats = summit.get("A.goat.win");
  same(told.goats === null, !rulebook.enforced.has("A.goat.win"));
  if (goats?.holds === "no") same([told.goats?.up, told.goats?.need], [goats.with.have, goats.with.need]);
  const panoramas = summit.get("A.panorama.done");
  same(told.panoramas === null, !rulebook.enforced.has("A.panorama.done"));
  if (panoramas?.holds === "no")
    same(told.panoramas?.filter(({ met }) => !met).length, panoramas.with.missing);
  for (const { numbers, run, met } of told.panoramas ?? [])
    same(run, met ? numbers.length : numbersInARow(table, numbers));
}

function sameAtSea(table: Table): void {
  const { rulebook } = table;
  const told = describe(table);
  for (const cell of rulebook.cells) {
    const found = findingsOn(table, `40 ${rulebook.placeName(cell)}`);
    same(told.closed.has(cell), refusing(found, "T.arch.roof"));
    const row = rulebook.rows.findIndex((cells) => cells.includes(cell)) + 1;
    same(told.rocks === row, refusing(found, "T.rocks.block"));
    const fog = told.storms?.some((storm) => storm.storm === "purple" && storm.row === row) === true;
    same(fog, refusing(found, "T.storm.purple"));
    if (topOf(table, cell) === 0 && told.borders !== null)
      same((told.borders.get(cell) ?? 0) > 0, refusing(found, "T.pyramid.storm"));
  }
  for (const { first, last, low, high } of openWater(table)) {
    if (rulebook.lineOf[first] !== rulebook.lines.length - 1 || low >= high) continue;
    const number = Math.floor((low + high) / 2);
    const costs = rulebook.cells
      .filter((cell) => cell >= first && cell <= last)
      .map((cell) => findingsOn(table, `${number} ${rulebook.placeName(cell)}`).get("T.place.cost")?.with);
    // What a module waives is not told of the water.
    if (costs.some((cost) => cost?.by !== undefined)) continue;
    const prices = costs.map((cost) => cost?.price);
    const [left, right] = [low === 1 ? 0 : low - 1, high === HIGHEST_ISLAND ? 0 : high + 1];
    same(leastDifference(number, left, right, prices.length), Math.min(...prices.map(Number)));
  }
  for (const { card, seat, row, storm } of told.storms ?? []) {
    same(namedPiece(rulebook.pieceName(card))?.of, storm);
    same((seat === null) !== (row === null), true);
  }
  const night = rulebook.enforced.has("T.night.win")
    ? findingsOn(table, "finish").get("T.night.win")
    : undefined;
  if (night?.holds === "no")
    same([...(told.sides?.on.values() ?? [])].filter(({ wrong }) => wrong).length, night.with.cards);
  const scores = duelResult(table)?.scores;
  same(told.runs === null, scores === undefined);
  scores?.forEach((score, seat) => {
    const own = told.runs?.filter((run) => run.seat === seat).map(({ spaces }) => spaces.length);
    same(own, score.runs);
    same([...(told.owners?.values() ?? [])].filter((owner) => owner === seat).length, score.placed);
  });
}

suite("what the engine tells of a table", () => {
  for (const family of FAMILIES) {
    const subsets = ALL_SUBSETS.filter((subset) => subset.family === family);
    it(`is what its rules say: ${family}, ${subsets.length} subsets`, () => {
      for (const [index, { options }] of subsets.entries()) {
        const rulebook = rulebookFor(options);
        for (const table of tablesOf(rulebook, index))
          rulebook.game === "sea" ? sameAtSea(table) : sameOnTheMountain(table);
      }
    });

    it(`takes every name apart: ${family}`, () => {
      // A name means the same in every option set.
      const taken = new Set<string>();
      const isNew = (name: string, kind: string): boolean => taken.size < taken.add(`${kind} ${name}`).size;
      for (const { options } of subsets) {
        const rulebook = rulebookFor(options);
        for (const { name, token } of rulebook.pieces) {
          if (name === "?" || !isNew(name, token === undefined ? "card" : "token")) continue;
          const told = namedPiece(name);
          expect(told?.kind, name).toBeDefined();
          expect(
            CARD_KINDS.some((kind) => kind === told?.kind),
            name,
          ).toBe(token === undefined);
          expect(`${told?.plain}${told?.signed === true ? "*" : ""}`).toBe(name);
          expect(namedPiece(`${name}#2`)).toEqual(told);
        }
        for (const place of rulebook.places.keys()) {
          if (place === 0) continue;
          const name = rulebook.placeName(place);
          const isCell = rulebook.cells.includes(place);
          if (!isNew(name, isCell ? "cell" : "place")) continue;
          const told = namedPlace(name);
          expect(told?.kind, name).toBeDefined();
          expect(told?.kind === "space", name).toBe(isCell);
        }
      }
    });

    it(`is told by one chapter only: ${family}`, () => {
      for (const { options } of subsets) {
        const rulebook = rulebookFor(options);
        const { table } = deal(rulebook, seededFate("v1:describing-0"));
        const fields = rulebook.chapters.flatMap((chapter) => Object.keys(chapter.describes?.(table) ?? {}));
        expect(new Set(fields).size).toBe(fields.length);
      }
    });
  }

  it("says nothing of what is no name", () => {
    expect([namedPiece("?"), namedPiece("zebra"), namedPlace("?"), namedPlace("r4")]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(namedPiece("wild=37")).toMatchObject({ kind: "wild", number: 37, as: "37", plain: "wild" });
    expect(namedPiece("wild=monster")).toMatchObject({ kind: "wild", number: 0, as: "monster" });
    expect(namedPiece("panorama:3-4-3")?.numbers).toEqual([3, 4, 3]);
    expect(namedPlace("goats:r3p2")).toMatchObject({ kind: "goats", slope: true, row: 3, column: 2 });
    expect(namedPlace("w3")).toMatchObject({ kind: "space", pillar: "left", column: 3 });
    expect(namedPlace("r4c2")).toMatchObject({ kind: "space", slope: false, row: 4, column: 2 });
  });
});
