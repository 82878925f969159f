import { isUnknownFace } from "@stillwater/engine";
import { expect, it } from "vitest";
import { laid, readPositionLine, slipsOn } from "../src/position";

const table = (rows: string, code: string) => {
  const read = readPositionLine(rows, code);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

it.each([
  ["sea p2", ". 65 . 12", ["r1c4"]],
  ["mountain p2", "g4 g7 / b1", ["r1p2", "r2p1"]],
] as const)("the card that lies against a rule is found: %s", (code, rows, places) => {
  const at = table(rows, code);
  expect(slipsOn(at).map(({ place }) => at.rulebook.placeName(place))).toEqual(places);
});

it.each([
  ["sea p2", "r3c3"],
  ["mountain p2", "r1p1"],
] as const)("a card of unknown face can be laid, and lies there: %s", (code, place) => {
  const after = laid(table("", code), place, "?");
  if (!after.ok) throw new Error(JSON.stringify(after.error));
  expect(isUnknownFace(after.value, after.value.rulebook.place(place))).toBe(true);
  expect(slipsOn(after.value)).toEqual([]);
});
