/** Whether an object has the form of a setup. It may come from anywhere, so nothing of it is taken for granted. */
import type { Setup, SetupProblem } from "./setup";

type Test = (value: unknown) => boolean;

/** More than any place of a table can hold, and more names than a table has places. */
const MOST = 255;

const isText: Test = (value) => typeof value === "string" && value.length <= MOST;
const isCount: Test = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST;
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length <= MOST && value.every(test);
const recordOf =
  (test: Test): Test =>
  (value) =>
    isPlain(value) && Object.keys(value).length <= MOST && Object.values(value).every(test);
const oneOf =
  (...words: readonly string[]): Test =>
  (value) =>
    words.some((word) => word === value);
const fieldsOf =
  (needed: Readonly<Record<string, Test>>, others: Readonly<Record<string, Test>>): Test =>
  (value) => {
    if (!isPlain(value)) return false;
    const known = { ...needed, ...others };
    return (
      Object.keys(needed).every((field) => Object.hasOwn(value, field)) &&
      Object.entries(value).every(
        ([field, part]) => Object.hasOwn(known, field) && known[field]?.(part) === true,
      )
    );
  };

const isStack: Test = (value) => isCount(value) || listOf(isText)(value);
const isStackOrNull: Test = (value) => value === null || isStack(value);
const isOptions: Test = (value) => {
  if (isText(value)) return true;
  if (!isPlain(value) || (value.game !== "sea" && value.game !== "mountain")) return false;
  return Object.entries(value).every(([field, part]) =>
    LISTS.includes(field)
      ? listOf(isText)(part) || (field === "goatCards" && part === "unknown")
      : ["string", "number", "boolean"].includes(typeof part),
  );
};

const LISTS: readonly string[] = ["sequences", "borders", "goatCards"];

const SHAPES: Readonly<Record<keyof Setup, Test>> = {
  options: isOptions,
  viewer: isCount,
  turn: fieldsOf({ seat: isCount }, { stage: oneOf("dawn", "helm", "acted", "settling") }),
  over: oneOf("won", "lost"),
  cells: recordOf(isText),
  berths: recordOf(isText),
  hands: listOf(isStackOrNull),
  piles: listOf(isStackOrNull),
  discards: listOf(isStackOrNull),
  owed: listOf(isCount),
  out: listOf(isText),
  rocks: isCount,
  storms: recordOf(isCount),
  compasses: isCount,
  sky: oneOf("day", "night"),
  night: listOf(isText),
  explorer: isCount,
  explored: listOf(isText),
  open: listOf(isText),
  deck: isCount,
  owners: recordOf(isCount),
  panoramas: fieldsOf({}, { shown: listOf(isText), met: listOf(isText) }),
  goats: recordOf(isCount),
  ropes: isCount,
  lifted: fieldsOf({ card: isText, row: isCount }, {}),
  at: recordOf(isStack),
};

/** Every field that has not the form it should have; the empty path where it is no object at all. */
export function misshapenFields(setup: unknown): SetupProblem[] {
  const wrong = (path: string): SetupProblem => ({ at: 0, what: "setup.shape", with: { field: path }, path });
  if (!isPlain(setup)) return [wrong("")];
  const given = Object.entries(setup).filter(([, value]) => value !== undefined);
  return [
    ...(Object.hasOwn(setup, "options") ? [] : [wrong("options")]),
    ...given.flatMap(([field, value]) => {
      const test = Object.hasOwn(SHAPES, field) ? SHAPES[field as keyof Setup] : undefined;
      return test?.(value) ? [] : [wrong(field)];
    }),
  ];
}
