/** EN 6.4: a Wild stands in for any card. Its number is named when it is played and stays. */

import {
  type Chapter,
  NO,
  type PieceSpec,
  type PlaceSpec,
  type Rule,
  UNKNOWN,
  YES,
} from "../../kernel/chapter";
import { NOWHERE } from "../../kernel/table";
import { ofUnknown } from "../../kernel/unknown-faces";
import { mayLieAt } from "../../sea/gap";
import { HIGHEST_ISLAND } from "../../sea/islands";
import { laidNumberOf } from "../../sea/naming";
import { isStandIn, mayBeNamed } from "../../sea/stand-in";
import { holdsStart, startLies } from "../../sea/start";

const numberFree: Rule = {
  clause: "T.wild.any",
  on: "islands",
  rank: 27,
  about: null,
  asked: "honoured",
  slip: null,
  test: (table, act) => {
    if (act.card <= HIGHEST_ISLAND || !isStandIn(table, act.card)) return YES;
    const number = laidNumberOf(table, act);
    if (!mayBeNamed(table, number)) return NO;
    return mayLieAt(table, number) === NOWHERE ? YES : UNKNOWN;
  },
  tell: (table, act) => {
    if (!isStandIn(table, act.card)) return {};
    const number = laidNumberOf(table, act);
    const cell = mayBeNamed(table, number) ? mayLieAt(table, number) : NOWHERE;
    return { named: number, ...ofUnknown(table, cell) };
  },
};

const realStartFirst: Rule = {
  clause: "T.wild.any",
  on: "starts",
  rank: 27,
  about: null,
  asked: "offer",
  slip: null,
  test: (table, act) => {
    if (!isStandIn(table, act.card) || startLies(table)) return YES;
    const held = holdsStart(table, act.seat);
    return held === YES ? NO : held === NO ? YES : UNKNOWN;
  },
  tell: (table, act) => (isStandIn(table, act.card) ? { named: "start" } : {}),
};

/** How many Wilds there are, where they lie at first, and whether the game has a Start. */
export interface WildTerms {
  readonly count: number;
  readonly starts: string;
  readonly start: boolean;
}

/** The Wild cards, and the tokens that record what each of them stands for. */
export const wild = ({
  count,
  starts,
  start,
}: WildTerms): Chapter<"pieces" | "places" | "rules" | "withholds"> => ({
  withholds: true,
  pieces: Array.from({ length: count }, (_, copy): PieceSpec[] => [
    { name: "wild", sort: 86, starts, standsIn: "T.wild.any" },
    { name: `name:${copy + 1}`, sort: 24, starts: "unnamed", token: "books" },
  ]).flat(),
  places: [
    { name: "unnamed", sort: 96, sight: "all", holds: ["name"], most: null },
    ...Array.from({ length: HIGHEST_ISLAND }, (_, index): PlaceSpec => {
      return { name: `named:${index + 1}`, sort: 97 + index / 100, sight: "all", holds: ["name"], most: 1 };
    }),
  ],
  rules: [numberFree, ...(start ? [realStartFirst] : [])],
});
