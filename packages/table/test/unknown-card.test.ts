import { isUnknownFace, slips } from "@stillwater/engine";
import { expect, it } from "vitest";
import { laid, readPositionLine } from "../src/position";

it.each([
  ["sea p2", "r3c3"],
  ["mountain p2", "r1p1"],
] as const)("a card of unknown face can be laid, and lies there: %s", (code, place) => {
  const empty = readPositionLine("", code);
  if (!empty.ok) throw new Error(JSON.stringify(empty.error));
  const after = laid(empty.value, place, "?");
  if (!after.ok) throw new Error(JSON.stringify(after.error));
  expect(isUnknownFace(after.value, after.value.rulebook.place(place))).toBe(true);
  expect(slips(after.value)).toEqual([]);
});
