/** When two tables are the same: by what can be asked of them, not by how their bytes came about. */
import {
  countAt,
  type Evidence,
  type Fact,
  type Rulebook,
  type Table,
  topOf,
  type Verdict,
  whereIs,
  writePosition,
} from "../../src/index";

const singles = new WeakMap<Rulebook, readonly number[]>();

/** Places that hold one card at most. */
function singlePlaces(rulebook: Rulebook): readonly number[] {
  const known = singles.get(rulebook);
  if (known) return known;
  const berths = rulebook.places.flatMap(({ name }, place) => (name.startsWith("berth:") ? [place] : []));
  const places = [...rulebook.cells, ...berths];
  singles.set(rulebook, places);
  return places;
}

/** The first thing that two tables answer differently; undefined when they are the same. */
function difference(a: Table, b: Table): string | undefined {
  const { rulebook } = a;
  if (rulebook.code !== b.rulebook.code || a.viewer !== b.viewer) return "rulebook or viewer";
  for (let piece = 1; piece <= rulebook.lastPiece; piece++)
    if (whereIs(a, piece) !== whereIs(b, piece)) return `where ${rulebook.pieceName(piece)} is`;
  for (let place = 1; place <= rulebook.lastPlace; place++)
    if (countAt(a, place) !== countAt(b, place)) return `how many lie at ${rulebook.placeName(place)}`;
  for (const place of singlePlaces(rulebook))
    if (topOf(a, place) !== topOf(b, place)) return `what lies on ${rulebook.placeName(place)}`;
  if (a.bits.some((word, index) => word !== b.bits[index])) return "the bits of a region";
  return undefined;
}

/** Fails with both positions when two tables differ. */
export function expectSame(a: Table, b: Table, when: () => string): void {
  const different = difference(a, b);
  if (different) throw new Error(`${different}\n${writePosition(a)}\n${writePosition(b)}\n${when()}`);
}

/** The same facts in the same order. Cheap, since it runs a million times. */
export function sameFacts(a: readonly Fact[], b: readonly Fact[]): boolean {
  return (
    a.length === b.length &&
    a.every((fact, index) => {
      const other = b[index];
      return (
        other !== undefined &&
        fact.piece === other.piece &&
        fact.from === other.from &&
        fact.to === other.to &&
        fact.clause === other.clause
      );
    })
  );
}

/** The same answer, price and findings in the same order, with the same values. */
export function sameVerdict(a: Verdict, b: Verdict): boolean {
  return (
    a.allowed === b.allowed &&
    a.price === b.price &&
    a.findings.length === b.findings.length &&
    a.findings.every((finding, index) => {
      const other = b.findings[index];
      return (
        other !== undefined &&
        finding.clause === other.clause &&
        finding.holds === other.holds &&
        sameEvidence(finding.with, other.with)
      );
    })
  );
}

function sameEvidence(a: Evidence, b: Evidence): boolean {
  let values = 0;
  for (const name in a) {
    if (a[name] !== b[name]) return false;
    values++;
  }
  for (const _name in b) values--;
  return values === 0;
}

/** The same bytes: nothing at all differs, not even what cannot be asked. */
export const sameBytes = (a: Table, b: Table): boolean =>
  Buffer.compare(Buffer.from(a.numbers.buffer), Buffer.from(b.numbers.buffer)) === 0;
