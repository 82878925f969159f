/** What the names of pieces and places say. Names are written and taken apart here only (the check `walls` enforces it). */
import type { Rulebook } from "../kernel/rulebook";
import type { Piece } from "../kernel/table";
import {
  CARD_KINDS,
  type CardKind,
  PLACE_KINDS,
  type PlaceKind,
  TOKEN_KINDS,
  type TokenKind,
} from "../modules/names";

/** The letters of the colours of the mountain, in the order of the cards. */
export const COLOURS = ["g", "b", "r"] as const;
/** The letter of a colour of the mountain. */
export type Colour = (typeof COLOURS)[number];

/** What the name of a piece says. */
export interface NamedPiece {
  readonly kind: CardKind | TokenKind;
  /** The number on an Island or Ascent card, or the number it is played as (`wild=37`); a token's seat; otherwise 0. */
  readonly number: number;
  /** The colour of an Ascent card or a Campfire. */
  readonly colour: Colour | undefined;
  /** Whether it bears the sign of a chapter, such as a goat. */
  readonly signed: boolean;
  /** The numbers of a Panorama. */
  readonly numbers: readonly number[];
  /** What tells it from others of its kind, as it is written: `yellow` of `storm:yellow`; otherwise empty. */
  readonly of: string;
  /** What it is played as, as it is written: `37` of `wild=37`; otherwise empty. */
  readonly as: string;
  /** The name that all its copies have, with the sign where it bears one. */
  readonly name: string;
  /** The same without the sign. */
  readonly plain: string;
}

const NUMBERED = /^([gbr]?)(\d+)(\*?)$/;
const SAID = /^([a-z]+)(?::([^#=]+))?(?:#\d+)?(?:=(\w+))?$/;
const COPY = /#\d+$/;

const numberIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : 0);
const asColour = (letter: string): Colour | undefined => COLOURS.find((colour) => colour === letter);

/** What the name of a piece says, with or without its copy number; undefined for a hidden card or a text that is no name. */
export function namedPiece(name: string): NamedPiece | undefined {
  const known = NUMBERED.exec(name.replace(COPY, ""));
  if (known !== null) {
    const [, letter = "", digits = "", sign = ""] = known;
    const colour = asColour(letter);
    return {
      kind: colour === undefined ? "island" : "ascent",
      number: Number(digits),
      colour,
      signed: sign === "*",
      numbers: [],
      of: "",
      as: "",
      name: `${letter}${digits}${sign}`,
      plain: `${letter}${digits}`,
    };
  }
  const [, word = "", of = "", as = ""] = SAID.exec(name) ?? [];
  const kind = CARD_KINDS.find((one) => one === word) ?? TOKEN_KINDS.find((one) => one === word);
  if (kind === undefined) return undefined;
  return {
    kind,
    number: numberIn(as) || numberIn(of),
    colour: kind === "campfire" ? asColour(of) : undefined,
    signed: false,
    numbers: /^\d+(-\d+)+$/.test(of) ? of.split("-").map(Number) : [],
    of,
    as,
    name: of === "" ? word : `${word}:${of}`,
    plain: of === "" ? word : `${word}:${of}`,
  };
}

/** The name of a piece or a place of a kind: `campfire:g`, `row:2`, `goats:r1p2`; seats and rows count from 1. */
export const writeName = (kind: CardKind | TokenKind | PlaceKind, of: number | string): string =>
  `${kind}:${of}`;

/** The name of a space of the sea or a place of the slope; its row and its column count from 1 at the lower left. */
export const writeSpace = (game: "sea" | "mountain", row: number, column: number): string =>
  `r${row}${game === "sea" ? "c" : "p"}${column}`;

/** A text about pieces without their copy numbers: `wild=37` of `wild#2=37`. */
export const withoutCopy = (text: string): string => text.replace(/#\d+/g, "");

/** A name without copy number, sign and what it was played as; a text that is no name stays as it is. */
export const plainName = (name: string): string => namedPiece(name)?.plain ?? name;

/** All copies of a card by its plain name, those that bear a sign last. */
export const cardCopies = (rulebook: Rulebook, name: string): readonly Piece[] => [
  ...rulebook.copies(name),
  ...rulebook.copies(`${name}*`),
];

/** What the name of a place says. */
export interface NamedPlace {
  /** `space` for a cell of the grid or a place of the slope. */
  readonly kind: PlaceKind;
  /** Whether a space is on the slope of a mountain. */
  readonly slope: boolean;
  /** Its row and its place in that row, from 1 at the lower left, also for `goats:r1p2`; 0 elsewhere. */
  readonly row: number;
  readonly column: number;
  /** The pillar a space belongs to, with `column` counted from its foot. */
  readonly pillar: "left" | "right" | undefined;
  /** The seat (from 1), the row or the number after its kind; 0 for none. */
  readonly number: number;
  /** What comes after its kind, as it is written. */
  readonly of: string;
}

const SPACE = /^r(\d+)([cp])(\d+)$/;
const PILLAR = /^([we])(\d+)$/;
const PLACE = /^([a-z]+)(?::(.+))?$/;

/** What the name of a place says; undefined for NOWHERE or a text that is no name. */
export function namedPlace(name: string): NamedPlace | undefined {
  const pillar = PILLAR.exec(name);
  if (pillar !== null) {
    const side = pillar[1] === "w" ? "left" : "right";
    const column = Number(pillar[2]);
    return { kind: "space", slope: false, row: 0, column, pillar: side, number: 0, of: name };
  }
  const space = spaceIn(name);
  if (space !== undefined) return { kind: "space", ...space, pillar: undefined, number: 0, of: name };
  const [, word = "", of = ""] = PLACE.exec(name) ?? [];
  const kind = PLACE_KINDS.find((one) => one === word);
  if (kind === undefined || kind === "space") return undefined;
  const { slope, row, column } = spaceIn(of) ?? { slope: false, row: 0, column: 0 };
  return { kind, slope, row, column, pillar: undefined, number: numberIn(of), of };
}

function spaceIn(name: string): Pick<NamedPlace, "slope" | "row" | "column"> | undefined {
  const [, row, letter, column] = SPACE.exec(name) ?? [];
  if (row === undefined) return undefined;
  return { slope: letter === "p", row: Number(row), column: Number(column) };
}

/** A fact as it is written, in its four words. */
export interface FactWords {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  readonly clause: string;
}

/** The words of a fact, without checking that such things exist; undefined where the text is no fact. */
export function factWords(text: string): FactWords | undefined {
  const [, piece, from = "", to = "", clause = ""] = /^(\S+) ([^\s>]*)>(\S+) (\S+)$/.exec(text) ?? [];
  return piece === undefined ? undefined : { piece, from, to, clause };
}
