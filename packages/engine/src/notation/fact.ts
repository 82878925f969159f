/** Facts as text (`47 hand:1>r4c2 T.place.empty`) for the wire, and packed for storage. */
import { CLAUSES, clauseIndex, isClauseId } from "../clauses";
import type { Fact } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import type { Piece } from "../kernel/table";
import { err, ok, type Problem, type Result } from "../result";

/** One fact in words. Pieces that share a name are told apart by a number where it matters: `start#2`. */
export function writeFact(rulebook: Rulebook, fact: Fact): string {
  return `${pieceText(rulebook, fact.piece)} ${rulebook.placeName(fact.from)}>${rulebook.placeName(fact.to)} ${fact.clause}`;
}

/** A piece by name and, where the box holds several, its copy number. */
export function pieceText(rulebook: Rulebook, piece: Piece): string {
  const name = rulebook.pieceName(piece);
  const copies = rulebook.copies(name);
  return copies.length > 1 ? `${name}#${copies.indexOf(piece) + 1}` : name;
}

/** Reads a piece written by `pieceText`; undefined when no piece is called so. */
export function readPiece(rulebook: Rulebook, text: string): Piece | undefined {
  if (text === "?") return 0;
  const [, name = text, copy] = /^(.*)#(\d+)$/.exec(text) ?? [];
  const copies = rulebook.copies(name);
  if (copy === undefined) return copies.length === 1 ? copies[0] : undefined;
  return copies.length > 1 ? copies[Number(copy) - 1] : undefined;
}

/** Reads one fact. The problem says at which character and why. */
export function readFact(rulebook: Rulebook, text: string): Result<Fact, Problem> {
  const match = /^(\S+) (\S+)>(\S+) (\S+)$/.exec(text);
  if (!match) return err({ at: 0, what: "fact.form", with: {} });
  const [, name = "", fromName = "", toName = "", clause = ""] = match;
  const piece = readPiece(rulebook, name);
  if (piece === undefined) return err({ at: 0, what: "fact.piece", with: { word: name } });
  const from = placeNumber(rulebook, fromName);
  const fromAt = name.length + 1;
  if (from === undefined) return err({ at: fromAt, what: "fact.place", with: { word: fromName } });
  const to = placeNumber(rulebook, toName);
  const toAt = fromAt + fromName.length + 1;
  if (to === undefined) return err({ at: toAt, what: "fact.place", with: { word: toName } });
  const clauseAt = toAt + toName.length + 1;
  if (!isClauseId(clause)) return err({ at: clauseAt, what: "fact.clause", with: { word: clause } });
  return ok({ piece, from, to, clause });
}

/** The number of the place with a name; undefined if there is none. */
export function placeNumber(rulebook: Rulebook, name: string): number | undefined {
  const index = rulebook.places.findIndex((spec) => spec.name === name);
  return index > 0 ? index : undefined;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The first character of a packed text: its version, which says how many bytes each number takes. */
const NARROW = "1";
const WIDE = "2";

/**
 * Facts packed for storage: a version, then four numbers a fact (piece, from, to, clause) in base64url, each of one
 * byte, or all of two bytes if any number needs them. Numbers of pieces and places are frozen for each option set, those
 * of clauses for all option sets.
 */
export function packFacts(facts: readonly Fact[]): string {
  const numbers = facts.flatMap((fact) => [fact.piece, fact.from, fact.to, clauseIndex(fact.clause)]);
  const wide = numbers.some((number) => number > 255);
  const bytes = wide ? numbers.flatMap((number) => [number >> 8, number & 255]) : numbers;
  let text = wide ? WIDE : NARROW;
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(index, index + 3);
    const bits = (a << 16) | (b << 8) | c;
    const letters = Math.min(4, bytes.length - index + 1);
    for (let letter = 0; letter < letters; letter++) text += ALPHABET[(bits >> (18 - 6 * letter)) & 63];
  }
  return text;
}

/** Unpacks what `packFacts` packed for this option set. */
export function unpackFacts(rulebook: Rulebook, text: string): Result<Fact[], Problem> {
  const width = text.startsWith(NARROW) ? 1 : text.startsWith(WIDE) ? 2 : 0;
  if (width === 0) return err({ at: 0, what: "pack.version", with: {} });
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (let index = 1; index < text.length; index++) {
    const value = ALPHABET.indexOf(text[index] ?? "");
    if (value < 0) return err({ at: index, what: "pack.letter", with: {} });
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 255);
    }
  }
  const size = 4 * width;
  if (bytes.length % size !== 0) return err({ at: text.length, what: "pack.length", with: {} });
  const facts: Fact[] = [];
  for (let index = 0; index < bytes.length; index += size) {
    const [piece = 0, from = 0, to = 0, cited = 0] = numbersIn(bytes.slice(index, index + size), width);
    const clause = CLAUSES[cited];
    const known = piece <= rulebook.lastPiece && from <= rulebook.lastPlace && to <= rulebook.lastPlace;
    if (!clause || !known || from === 0 || to === 0)
      return err({ at: 1 + Math.floor((index * 4) / 3), what: "pack.fact", with: {} });
    facts.push({ piece, from, to, clause });
  }
  return ok(facts);
}

/** The numbers in some bytes, `width` bytes each, the highest byte first. */
function numbersIn(bytes: readonly number[], width: number): number[] {
  return Array.from({ length: bytes.length / width }, (_, index) =>
    bytes.slice(index * width, (index + 1) * width).reduce((number, byte) => number * 256 + byte, 0),
  );
}
