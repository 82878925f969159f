/** When two tables are the same, in every game: all that can be asked of them. */
import { countAt, type Table, topOf, whereIs, writePosition } from "../../../src/index";

function difference(a: Table, b: Table): string | undefined {
  const { rulebook } = a;
  if (rulebook.code !== b.rulebook.code || a.viewer !== b.viewer) return "rulebook or viewer";
  for (let piece = 1; piece <= rulebook.lastPiece; piece++)
    if (whereIs(a, piece) !== whereIs(b, piece)) return `where ${rulebook.pieceName(piece)} is`;
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    if (countAt(a, place) !== countAt(b, place)) return `how many lie at ${rulebook.placeName(place)}`;
    const single = rulebook.cells.includes(place) || rulebook.placeName(place).startsWith("berth:");
    if (single && topOf(a, place) !== topOf(b, place)) return `what lies on ${rulebook.placeName(place)}`;
  }
  return a.bits.some((word, index) => word !== b.bits[index]) ? "the bits of a region" : undefined;
}

/** Fails with both positions when two tables differ. */
export function expectSame(a: Table, b: Table, when: () => string): void {
  const different = difference(a, b);
  if (different) throw new Error(`${different}\n${writePosition(a)}\n${writePosition(b)}\n${when()}`);
}
