/** What has been typed so far, until it names a card. Pure; looking a card up and recording one use the same keys. */
import {
  type Colour,
  cardCopies,
  NOWHERE,
  namedPiece,
  type Piece,
  type Rulebook,
  type Table,
  whereIs,
} from "@stillwater/engine";

export interface Typed {
  /** Digits at sea, the number of an Ascent card on the mountain. */
  readonly digits: string;
  /** The colour on the mountain, as in the notation. */
  readonly colour: Colour | null;
  /** A card without a number, by its name in the notation. */
  readonly named: string | null;
}

/** The colours by their letters in the notation. */
export const COLOUR_NAMES = { g: "green", b: "blue", r: "red" } as const satisfies Record<Colour, string>;

export const NOTHING: Typed = { digits: "", colour: null, named: null };

const MOST_DIGITS = 2;

/** Adds a digit. Digits that cannot become a card of this game begin a new number. */
export function digit(typed: Typed, pressed: number, rulebook: Rulebook): Typed {
  const before = typed.named === null ? typed.digits : "";
  const longer = before + pressed;
  const fits = longer.length <= MOST_DIGITS && rulebook.copies(longer).length > 0;
  const digits = fits ? longer : rulebook.copies(String(pressed)).length > 0 ? String(pressed) : "";
  return { ...NOTHING, digits };
}

/** Deletes the last digit, or the card without a number. */
export function erase(typed: Typed): Typed {
  if (typed.named !== null) return NOTHING;
  // On the mountain a number is one key, so it is deleted as a whole.
  return { ...typed, digits: typed.colour === null ? typed.digits.slice(0, -1) : "" };
}

/** Sets a colour of the mountain and keeps the number, so that either may be typed first. */
export function colour(typed: Typed, pressed: Colour): Typed {
  return { digits: typed.named === null ? typed.digits : "", colour: pressed, named: null };
}

/** Sets a number of the mountain. */
export function number(typed: Typed, n: number): Typed {
  return { digits: String(n), colour: typed.colour, named: null };
}

/** Sets a card without a number; pressing the same one again clears it. */
export function named(typed: Typed, name: string): Typed {
  return typed.named === name ? NOTHING : { ...NOTHING, named: name };
}

/** The name of the typed card; null while it is not complete. */
export function typedName({ digits, colour: letter, named: name }: Typed, rulebook: Rulebook): string | null {
  if (name !== null) return name;
  if (digits === "") return null;
  if (rulebook.game === "sea") return digits;
  return letter === null ? null : `${letter}${digits}`;
}

/** The copy of a card that is meant: one that may still be in a hand, so that no card on the table moves. 0 for none. */
export function pieceOf(table: Table, name: string | null): Piece {
  if (name === null) return 0;
  const { hands } = table.rulebook;
  const copies = cardCopies(table.rulebook, name);
  const held = copies.find((copy) => hands.includes(whereIs(table, copy)));
  return held ?? copies.find((copy) => whereIs(table, copy) === NOWHERE) ?? copies[0] ?? 0;
}

/** What would be typed for a card of this name: the inverse of `typedName`. */
export function typedOf(name: string): Typed {
  const known = namedPiece(name);
  if (known?.kind !== "island" && known?.kind !== "ascent") return { ...NOTHING, named: name };
  return { digits: String(known.number), colour: known.colour ?? null, named: null };
}
