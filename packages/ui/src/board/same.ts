import { isValidElement } from "react";

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === "object" && value !== null ? (value as Fields) : null;
}

/**
 * Whether two values are drawn the same: plain data, lists and drawings are compared field by field, functions by identity.
 * Boards are described anew at every render; a part with an equal description need not be drawn again.
 */
export function sameShown(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  const [one, other] = [fieldsOf(a), fieldsOf(b)];
  if (one === null || other === null || Array.isArray(a) !== Array.isArray(b)) return false;
  if (isValidElement(a) || isValidElement(b))
    return one.type === other.type && one.key === other.key && sameShown(one.props, other.props);
  for (const key in one) if (!sameShown(one[key], other[key])) return false;
  // Fields that only the other one has; a missing field equals an undefined one.
  for (const key in other) if (!(key in one) && other[key] !== undefined) return false;
  return true;
}
