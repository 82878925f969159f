/** The smallest position of the sea that shows what was asked. */
import { HIGHEST_ISLAND, handSize, namedPlace, type Place, writeName } from "@stillwater/engine";
import { rowsIn, rulebookAsked } from "./game-asked";
import type { Assumed, Cell, EngineCheck, SaidHand } from "./shapes";

/** Islands by the name of their cell. */
export type SeaCells = ReadonlyMap<string, number>;

/** Where an Island is put if nobody says: in the middle of its row. */
export const MIDDLE = 4;
/** Some Island, where none is named. */
export const SOME_ISLAND = 40;
/** Nothing lies. */
export const NOTHING_LIES: SeaCells = new Map();
/** The game that is asked about where nobody says another. */
export const SEA_OPTION = "sea p2";
const USUAL_HAND = handSize("sea", 2);

/** The sea without modules. */
const sea = () => rulebookAsked(SEA_OPTION);

/** Every space with an Island, all even numbers in order. */
export function fullSea(): SeaCells {
  const { cells, placeName } = sea();
  return new Map(cells.map((place, index) => [placeName(place), 2 * (index + 1)]));
}

/** The space in a row and a column; undefined where the sea has none. Spaces of the line are numbered one after another. */
export const spaceOf = ({ row, column }: Cell): Place | undefined => sea().rows[row - 1]?.[column - 1];
/** The row and the column of a space. */
export function cellOf(space: Place): Cell {
  const { row = 0, column = 0 } = namedPlace(sea().placeName(space)) ?? {};
  return { row, column };
}
/** The row an Island would lie in on a sea that is filled evenly. */
export const usualRow = (value: number): number =>
  Math.min(rowsIn(SEA_OPTION), Math.ceil(value / (HIGHEST_ISLAND / rowsIn(SEA_OPTION))));

export interface SeaCheck {
  /** "sea p2" if left out */
  readonly option?: string;
  /** Places besides the spaces, as a position line names them. */
  readonly extra?: string;
  readonly cells: SeaCells;
  readonly card: string;
  readonly at?: string;
  readonly act: string;
  readonly hand: SaidHand | undefined;
  /** The first cards of the hand; the played one if left out. */
  readonly holds?: readonly string[];
  readonly started: boolean;
  /** Whose turn it is, from 1; the first player's if left out. */
  readonly turn?: number;
  readonly assumed: readonly Assumed[];
}

/** How many cards a hand has, and whether that was said. */
export function handTold(hand: SaidHand | undefined): readonly [cards: number, said: boolean] {
  if (hand === undefined) return [USUAL_HAND, false];
  return [hand.counts === "left" ? hand.cards + 1 : Math.max(1, hand.cards), true];
}

/** Islands that lie nowhere, one after another. */
function* spare(taken: ReadonlySet<string>): Generator<string> {
  for (let value = 79; value > 0; value -= 2) if (!taken.has(String(value))) yield String(value);
}

/** A check at sea: two players, the first one acts. */
export function seaCheck(check: SeaCheck): EngineCheck {
  const { option = SEA_OPTION, extra, cells, card, at, act, hand, holds, started, turn = 1, assumed } = check;
  const own = holds ?? [card === "finish" ? "finish#1" : card];
  const taken = new Set([...[...cells.values()].map(String), ...own]);
  const more = spare(taken);
  const next = (): string => more.next().value ?? "";
  const [size, said] = handTold(hand);
  const held = [...own, ...Array.from({ length: size - own.length }, next)];
  const other = Array.from({ length: USUAL_HAND }, next);
  const { rows, placeName } = sea();
  const board = rows.map((row) => row.map((place) => cells.get(placeName(place)) ?? ".").join(" "));
  const berth = `${extra === undefined ? "" : ` ${extra}`}${started ? " berth:start=start#1" : ""}`;
  const open: readonly Assumed[] = [
    { kind: "others-empty" },
    ...(started ? [{ kind: "started" } as const] : []),
    ...(said ? [] : [{ kind: "hand", cards: size } as const]),
  ];
  return {
    game: "sea",
    option,
    position: `${option} | ${board.join("/")} | hand:1=${held.join(",")} hand:2=${other.join(",")}${berth} ${writeName("helm", turn)}=turn`,
    act,
    seat: 0,
    card,
    at,
    assumed: [...open, ...assumed],
  };
}
