/** The smallest position of the mountain that shows what was asked: the cards named, and what must lie below them. */
import { COLOURS, feetOf, NOWHERE, namedPiece, type Place, type Rulebook } from "@stillwater/engine";
import { rulebookAsked } from "./game-asked";
import { handTold } from "./sea-position";
import type { Assumed, EngineCheck, SaidHand } from "./shapes";

/** The game that is asked about where nobody says another. */
export const MOUNTAIN_OPTION = "mountain p2";
const OTHER_HAND = 2;

/** The mountain of such a game. */
const slope = (option: string = MOUNTAIN_OPTION) => rulebookAsked(option);

/** The name of a place by its row and its place in it, both from 1. */
export function placeAt(row: number, place: number): string {
  const { rows, placeName } = slope();
  return placeName(rows[row - 1]?.[place - 1] ?? NOWHERE);
}

/** The places that carry one, down to the first row. */
export function below(row: number, place: number): readonly string[] {
  const carrying = (above: readonly Place[]): readonly Place[] => {
    const feet = [...new Set(above.flatMap(feetOf))];
    return feet.length === 0 ? [] : [...feet, ...carrying(feet)];
  };
  const { rows, placeName } = slope();
  return carrying(rows[row - 1]?.slice(place - 1, place) ?? []).map(placeName);
}

/** Every place of the mountain. */
export const everywhere = (): readonly string[] => {
  const { cells, placeName } = slope();
  return cells.map(placeName);
};

/** Cards by the name of their place: `b7`, `bridge`. */
type MountainCells = ReadonlyMap<string, string>;

/** Gives out copies of cards: `b7#1`, then `b7#2`; what there is one of by its name alone. */
class Box {
  readonly #given = new Map<string, number>();
  readonly #ascents;

  constructor(readonly rulebook: Rulebook) {
    this.#ascents = [...new Set(rulebook.pieces.map(({ name }) => name))]
      .flatMap((name) => namedPiece(name) ?? [])
      .filter(({ kind }) => kind === "ascent")
      .sort((one, other) => other.number - one.number);
  }

  copy(card: string): string {
    const given = (this.#given.get(card) ?? 0) + 1;
    this.#given.set(card, given);
    return this.rulebook.copies(card).length === 1 ? card : `${card}#${given}`;
  }

  /** Any card that is left of the colour of this turn, the highest first. */
  any(turn: number): string {
    const wanted = COLOURS[turn % COLOURS.length];
    const card = this.#ascents.find(
      ({ colour, name }) =>
        colour === wanted && (this.#given.get(name) ?? 0) < this.rulebook.copies(name).length,
    );
    if (card === undefined) throw new Error("No card of that colour is left.");
    return this.copy(card.name);
  }
}

interface MountainCheck {
  /** "mountain p2" if left out */
  readonly option?: string | undefined;
  /** Places besides the mountain's and the hands, as a position line names them. */
  readonly extra?: string | undefined;
  readonly cells: MountainCells;
  /** Places to be filled with any card. */
  readonly filled: readonly string[];
  readonly card: string;
  /** What else is in the hand; the highest cards that are left if left out. */
  readonly besides?: readonly string[];
  readonly at?: string;
  readonly act: string;
  readonly hand: SaidHand | undefined;
  readonly assumed: readonly Assumed[];
}

/** A check on the mountain: two players, the first one acts. */
export function mountainCheck(check: MountainCheck): EngineCheck {
  const {
    option = MOUNTAIN_OPTION,
    extra,
    cells,
    filled,
    card,
    besides = [],
    at,
    act,
    hand,
    assumed,
  } = check;
  const rulebook = slope(option);
  const box = new Box(rulebook);
  const { rows, placeName } = rulebook;
  const held = [card, ...besides].map((each) => box.copy(each));
  const lying = new Map([...cells].map(([place, each]) => [place, box.copy(each)]));
  const wanted = new Set(filled);
  for (const [row, places] of [...rows.entries()].toReversed())
    for (const [place, name] of places.map(placeName).entries())
      if (wanted.has(name) && !lying.has(name)) lying.set(name, box.any(place + 2 * row));
  const [size, said] = handTold(hand);
  const any = (_: unknown, index: number): string => box.any(index);
  held.push(...Array.from({ length: size - held.length }, any));
  const other = Array.from({ length: OTHER_HAND }, any);
  const board = rows.map((places) => places.map((place) => lying.get(placeName(place)) ?? ".").join(" "));
  return {
    game: "mountain",
    option,
    position: `${option} | ${board.join("/")} | hand:1=${held.join(",")} hand:2=${other.join(",")}${extra === undefined ? "" : ` ${extra}`} helm:1=turn`,
    act,
    seat: 0,
    card,
    at,
    assumed: [
      { kind: "others-empty" },
      ...(said ? [] : [{ kind: "hand", cards: size } as const]),
      ...assumed,
    ],
  };
}
