/** ASC 7.1, Green Path: to win, green cards lead from row 1 to row 8, each resting directly on the one before. */

import { type Chapter, NO, UNKNOWN, YES } from "../../kernel/chapter";
import { isUnknownFace, NOWHERE, type Place, type Table, topOf } from "../../kernel/table";
import { firstUnknown, ofUnknown } from "../../kernel/unknown-faces";
import { colourOf, GREEN } from "../../mountain/cards";
import { firstOfRow, lastOfRow, ledge, TOP_ROW } from "../../mountain/slope";
import type { AscentRules } from "../module";
import type { Described } from "./description";

const ROW_ONE: readonly Place[] = Array.from({ length: lastOfRow(1) }, (_, index) => firstOfRow(1) + index);

/** The highest row that a path of green cards from the bottom reaches. A green Campfire counts. */
function greenHeight(isGreen: (place: Place) => boolean): number {
  let path = ROW_ONE.filter(isGreen);
  let row = 0;
  while (path.length > 0 && row < TOP_ROW) {
    row++;
    const above = new Set(path.flatMap((place) => ledge(place).over));
    path = [...above].filter(isGreen);
  }
  return row;
}

const topOfWay = (way: readonly Place[]): Place => way.at(-1) ?? NOWHERE;

/** One way to each of the highest places that green cards lead to. */
function ways(table: Table): readonly (readonly Place[])[] {
  const isGreen = (place: Place): boolean => colourOf(topOf(table, place)) === GREEN;
  let highest: readonly (readonly Place[])[] = [];
  let next = ROW_ONE.filter(isGreen).map((place): readonly Place[] => [place]);
  while (next.length > 0) {
    highest = next;
    const above = [...new Set(highest.flatMap((way) => ledge(topOfWay(way)).over))].filter(isGreen);
    next = above
      .sort((a, b) => a - b)
      .flatMap((place) => {
        const under = highest.find((way) => ledge(place).under.includes(topOfWay(way)));
        return under === undefined ? [] : [[...under, place]];
      });
  }
  return highest;
}

/** How high the path leads for certain, and how high it may lead where faces of cards are not known here. */
function heights(table: Table): readonly [number, number] {
  const isGreen = (place: Place): boolean => colourOf(topOf(table, place)) === GREEN;
  return [greenHeight(isGreen), greenHeight((place) => isGreen(place) || isUnknownFace(table, place))];
}

const chapter: Chapter<"rules" | "describes", Described> = {
  describes: (table) => ({ paths: { ways: ways(table), need: TOP_ROW } }),
  rules: [
    {
      clause: "A.green.path",
      on: "wins",
      rank: 51,
      about: null,
      asked: "offer",
      slip: null,
      test: (table) => {
        const [least, most] = heights(table);
        return least === TOP_ROW ? YES : most === TOP_ROW ? UNKNOWN : NO;
      },
      tell: (table) => {
        const [row, most] = heights(table);
        return { row, ...(row < most && most === TOP_ROW ? ofUnknown(table, firstUnknown(table)) : {}) };
      },
    },
  ],
};

export const rules: AscentRules = ({ green }) => (green ? [chapter] : []);
