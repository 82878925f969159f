/** Tests of values that may come from anywhere, so that nothing about them is taken for granted. */

/** Whether a value has the required form. */
export type Test = (value: unknown) => boolean;

/** More than any place of a table can hold, and more names than a table has places. */
const MOST = 255;

export const isText: Test = (value) => typeof value === "string" && value.length <= MOST;
export const isCount: Test = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST;
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length <= MOST && value.every(test);
export const valuesOf =
  (test: Test): Test =>
  (value) =>
    isObject(value) && Object.keys(value).length <= MOST && Object.values(value).every(test);
export const oneOf =
  (...words: readonly string[]): Test =>
  (value) =>
    words.some((word) => word === value);
export const fieldsOf =
  (needed: Readonly<Record<string, Test>>, others: Readonly<Record<string, Test>>): Test =>
  (value) => {
    if (!isObject(value)) return false;
    const known = { ...needed, ...others };
    return (
      Object.keys(needed).every((field) => Object.hasOwn(value, field)) &&
      Object.entries(value).every(
        ([field, part]) => Object.hasOwn(known, field) && known[field]?.(part) === true,
      )
    );
  };
