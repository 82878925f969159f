/** Checks that an object has the form of a setup. It may come from anywhere, so nothing about it is taken for granted. */
import { SETUP_PARTS } from "../modules/setups";
import type { FieldPlaces } from "./part";
import type { BaseSetup, SetupProblem } from "./setup";
import { fieldsOf, isCount, isObject, isText, listOf, oneOf, type Test, valuesOf } from "./value-tests";

const PARTS = Object.values(SETUP_PARTS).flatMap((part) => part ?? []);

/** Tests of options that are more than a word, by name. */
const LISTED: Readonly<Record<string, Test>> = Object.assign({}, ...PARTS.map(({ options }) => options));

const isWord: Test = (value) => ["string", "number", "boolean"].includes(typeof value);
const isStack: Test = (value) => isCount(value) || listOf(isText)(value);
const isStackOrNull: Test = (value) => value === null || isStack(value);
const isOptions: Test = (value) => {
  if (isText(value)) return true;
  if (!isObject(value) || (value.game !== "sea" && value.game !== "mountain")) return false;
  return Object.entries(value).every(([field, part]) => (LISTED[field] ?? isWord)(part));
};

const BASE_SHAPES: Readonly<Record<keyof BaseSetup, Test>> = {
  options: isOptions,
  viewer: isCount,
  turn: fieldsOf({ seat: isCount }, { stage: oneOf("dawn", "helm", "acted", "settling") }),
  over: oneOf("won", "lost"),
  cells: valuesOf(isText),
  berths: valuesOf(isText),
  hands: listOf(isStackOrNull),
  piles: listOf(isStackOrNull),
  discards: listOf(isStackOrNull),
  owed: listOf(isCount),
  out: listOf(isText),
  ropes: isCount,
  lifted: fieldsOf({ card: isText, row: isCount }, {}),
  at: valuesOf(isStack),
};

/** Fields that name places, by field name. */
const PLACES: ReadonlyMap<string, FieldPlaces | null> = new Map<string, FieldPlaces | null>([
  ["cells", "cells"],
  ...PARTS.flatMap(({ where }) => Object.entries(where)),
]);

/**
 * Which places a field of a setup names; undefined for a field that names any place, or none.
 * @param field `cells`, `goats`
 */
export const placesOfField = (field: string): FieldPlaces | undefined => PLACES.get(field) ?? undefined;

const SHAPES: ReadonlyMap<string, Test> = new Map(
  [BASE_SHAPES, ...PARTS.map(({ shape }) => shape)].flatMap((shape) => Object.entries(shape)),
);

/** Every field that does not have the form it should; the empty path where `setup` is no object at all. */
export function misshapenFields(setup: unknown): SetupProblem[] {
  const wrong = (path: string): SetupProblem => ({ at: 0, what: "setup.shape", with: { field: path }, path });
  if (!isObject(setup)) return [wrong("")];
  const given = Object.entries(setup).filter(([, value]) => value !== undefined);
  return [
    ...(Object.hasOwn(setup, "options") ? [] : [wrong("options")]),
    ...given.flatMap(([field, value]) => (SHAPES.get(field)?.(value) ? [] : [wrong(field)])),
  ];
}
