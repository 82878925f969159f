/** Positions for examples: the test says what matters; the rest of the box goes where it does not matter. */
import { type Piece, pieceText, readPosition, type Table } from "../../../src/index";
import { rulebookOf } from "../../support/codes";

export interface Setup {
  readonly code?: string;
  /** Rows from the bottom, each from the left: `["g3 b5 . r7", "g4"]`. */
  readonly rows?: readonly string[];
  /** Hands by seat, such as `["g5 b9 campfire:r", "summit"]`. */
  readonly hands?: readonly string[];
  /** Cards in the draw piles; all others are discarded by the last seat. */
  readonly piles?: readonly string[];
  /** Goats by place, such as `{ r1p2: 2 }`. */
  readonly goats?: Readonly<Record<string, number>>;
  /** Panoramas shown, without their kind. */
  readonly shown?: readonly string[];
  readonly met?: readonly string[];
  readonly ropesUsed?: number;
  /** Whose turn it is, counted from 1. */
  readonly turn?: number;
}

/** A full table on which a seat is about to act. */
export function setUp(setup: Setup): Table {
  const { code = "mountain p2", rows = [], hands = [], piles = [], goats = {}, turn = 1 } = setup;
  const rulebook = rulebookOf(code);
  const free = new Set(rulebook.pieces.keys());
  // Where goats roam, a card named twice means first its plain copy, then the one that bears a goat.
  const take = (name: string): string => {
    const piece = [...rulebook.copies(name), ...rulebook.copies(`${name}*`)].find((copy) => free.has(copy));
    if (piece === undefined) throw new Error(`No ${name} is left in the box of ${code}.`);
    free.delete(piece);
    return pieceText(rulebook, piece);
  };
  const takeAll = (words: string): string[] =>
    words
      .split(" ")
      .filter((word) => word !== "")
      .map(take);
  const slope = rulebook.rows.map((row, index) => {
    const words = (rows[index] ?? "").split(" ").filter((word) => word !== "");
    if (words.length > row.length) throw new Error(`Row ${index + 1} has ${row.length} places.`);
    return row
      .map((_cell, place) => (words[place] && words[place] !== "." ? take(words[place]) : "."))
      .join(" ");
  });
  const lies = new Map<string, string[]>([
    ["box", []],
    ["ashore", []],
    [`helm:${turn}`, takeAll("turn")],
  ]);
  const seats = Array.from({ length: rulebook.seats }, (_, seat) => seat);
  for (const seat of seats) {
    lies.set(`hand:${seat + 1}`, takeAll(hands[seat] ?? ""));
    lies.set(`pile:${seat + 1}`, takeAll(piles[seat] ?? ""));
  }
  for (const [place, count] of Object.entries(goats))
    lies.set(
      `goats:${place}`,
      Array.from({ length: count }, () => take("goat")),
    );
  if (rulebook.seats === 1)
    lies.set(
      "ropes:used",
      Array.from({ length: setup.ropesUsed ?? 0 }, () => take("rope")),
    );
  if (/ panoramas/.test(code)) {
    lies.set(
      "shown",
      (setup.shown ?? []).map((name) => take(`panorama:${name}`)),
    );
    lies.set(
      "met",
      (setup.met ?? []).map((name) => take(`panorama:${name}`)),
    );
  }
  const isOne = (piece: Piece): boolean => /^[gbr]1\*?$/.test(rulebook.pieceName(piece));
  const rest = [...free].filter((piece) => rulebook.pieces[piece]?.starts === "box");
  const ones = rulebook.seats === 1 ? rest.filter(isOne) : [];
  if (rulebook.seats === 1)
    lies.set(
      "removed",
      ones.map((piece) => pieceText(rulebook, piece)),
    );
  const left = rest.filter((piece) => !ones.includes(piece));
  lies.set(
    `discard:${rulebook.seats}`,
    left.map((piece) => pieceText(rulebook, piece)),
  );
  const places = [...lies].map(([place, pieces]) => `${place}=${pieces.join()}`);
  const line = `${code} | ${slope.join("/")} | ${places.join(" ")}`;
  const read = readPosition(line);
  if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${line}`);
  return read.value;
}

/**
 * A finished mountain on which no colour lies beside itself, with a green path along the left edge; `changes` gives some
 * places another card or leaves them open.
 */
export function finished(changes: Readonly<Record<string, string>> = {}): string[] {
  return FINISHED.map((row, index) =>
    row
      .split(" ")
      .map((card, place) => changes[`r${index + 1}p${place + 1}`] ?? card)
      .join(" "),
  );
}

/** Forty-four different cards. */
const FINISHED = [
  "g1 b1 r1 g2 b2 r2 g3 b3 r3",
  "g4 b4 r4 g5 b5 r5 g2 b2",
  "g6 b6 r6 g7 b7 r7 g3",
  "g8 b8 r8 g9 b9 r9",
  "g10 b10 r10 g5 b5",
  "g11 b11 r11 g6",
  "g12 b12 r12",
  "g8 b8",
];
