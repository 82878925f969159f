/** Some chapter brings everything that the games and their modules say they bring; what is missing is named. */
import { expect, expectTypeOf, it } from "vitest";
import {
  deal,
  type ModuleId,
  modulesIn,
  namedPiece,
  namedPlace,
  type Options,
  rulebookFor,
  seededFate,
} from "../../src/index";
import type { ActSpec, AnyChapter } from "../../src/kernel/chapter";
import { NOTHING_OF_MODULES } from "../../src/modules/descriptions";
import { BASE_KINDS, MODULE_KINDS } from "../../src/modules/names";
import type { Kinds } from "../../src/notation/kinds";
import { ALL_SUBSETS } from "../support/option-sets";

type Chapters = readonly AnyChapter[];

interface Composed {
  readonly options: Options;
  readonly chapters: Chapters;
}

/** Every option set, composed once for all tests here. */
const COMPOSED: readonly Composed[] = ALL_SUBSETS.map(({ options }) => {
  return { options, chapters: rulebookFor(options).chapters };
});

/** The kinds that each game and module declares, and the option sets in which it is in play. */
const WHOSE: readonly (readonly [who: string, kinds: Kinds, sets: readonly Composed[]])[] = [
  ...Object.entries(BASE_KINDS).map(([game, kinds]) => {
    const isOfIt = ({ options }: Composed): boolean => game === "shared" || options.game === game;
    return [game, kinds, COMPOSED.filter(isOfIt)] as const;
  }),
  ...(Object.keys(MODULE_KINDS) as ModuleId[]).map((id) => {
    const sets = COMPOSED.filter(({ options }) => modulesIn(options).includes(id));
    return [id, MODULE_KINDS[id], sets] as const;
  }),
];

/**
 * A line for each thing that is declared and that no chapter brings.
 * @param of the chapters to look at, from those of a set
 */
function missingFrom(of: (chapters: Chapters) => Chapters): readonly string[] {
  const unkept = WHOSE.flatMap(([who, kinds, sets]) => {
    const all = sets.flatMap(({ chapters }) => of(chapters));
    const pieceNames = new Set(all.flatMap(({ pieces = [] }) => pieces.map(({ name }) => name)));
    const pieces = new Set([...pieceNames].map((name) => namedPiece(name)?.kind));
    const placeNames = new Set(all.flatMap(({ places = [] }) => places.map(({ name }) => name)));
    const places = new Set([...placeNames].map((name) => namedPlace(name)?.kind));
    const acts = new Set<string>(all.flatMap(({ acts = [] }) => acts.map(({ type }) => type)));
    return [
      ...[...kinds.cards, ...kinds.tokens].flatMap((kind) =>
        [...pieces].some((piece) => piece === kind) ? [] : [`${who}: no chapter has the piece ${kind}`],
      ),
      ...kinds.places.flatMap((kind) =>
        [...places].some((place) => place === kind) ? [] : [`${who}: no chapter has the place ${kind}`],
      ),
      ...Object.keys(kinds.acts).flatMap((act) =>
        acts.has(act) ? [] : [`${who}: no chapter has the act ${act}`],
      ),
    ];
  });
  const described = new Set(
    WHOSE.flatMap(([, , [set]]) => {
      if (set === undefined) return [];
      const { table } = deal(rulebookFor(set.options), seededFate("v1:brought"));
      return of(set.chapters).flatMap(({ describes }) => Object.keys(Object(describes?.(table))));
    }),
  );
  const untold = Object.keys(NOTHING_OF_MODULES).filter((field) => !described.has(field));
  return [...unkept, ...untold.map((field) => `no chapter describes ${field}`)];
}

it("is brought", () => {
  expect(missingFrom((chapters) => chapters)).toEqual([]);
});

it.each([
  [
    "monster",
    "pieces",
    ["sea-monsters: no chapter has the piece monster", "sea-monsters: no chapter has the piece holder"],
  ],
  [
    "monster",
    "places",
    ["sea-monsters: no chapter has the place disclosed", "sea-monsters: no chapter has the place unsaid"],
  ],
  ["monster", "acts", ["sea-monsters: no chapter has the act monster"]],
  ["herd", "pieces", ["mountain-goats: no chapter has the piece goat"]],
  ["herd", "places", ["mountain-goats: no chapter has the place goats"]],
  ["herd", "acts", ["mountain-goats: no chapter has the act herd"]],
  ["herd", "describes", ["no chapter describes goats"]],
] as const)("is named where the chapter with the act %s leaves out its %s", (act, field, missing) => {
  const lessOf = (chapter: AnyChapter): AnyChapter => {
    const { [field]: _left, ...rest } = chapter;
    return chapter.acts?.some(({ type }) => type === act) ? rest : chapter;
  };
  const found = missingFrom((chapters) => chapters.map(lessOf));
  expect(found).toEqual(missing);
});

it("holds up the turn wherever cards are still owed", () => {
  const owing = ALL_SUBSETS.flatMap(({ options }) =>
    rulebookFor(options).places.filter(({ name, holds }) => name !== "bank" && holds.includes("toll")),
  );
  expect(owing.length).toBeGreaterThan(ALL_SUBSETS.length);
  expect([...new Set(owing.flatMap(({ name, pending }) => (pending ? [] : [name])))]).toEqual([]);
});

it("has no act that is aimed at a place and has cards chosen: a board asks where before any are", () => {
  type Both = Extract<ActSpec, { readonly targets: object; readonly chooses: object }>;
  expectTypeOf<Both>().toBeNever();
});
