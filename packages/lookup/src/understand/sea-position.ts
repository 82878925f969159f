/** The smallest position of the sea that shows what was asked. */
import { writeSpace } from "@stillwater/engine";
import type { Assumed, EngineCheck, SaidHand } from "./shapes";

/** Islands by the name of their cell. */
export type SeaCells = ReadonlyMap<string, number>;

/** Where an Island is put if nobody says: in the middle of its row. */
export const MIDDLE = 4;
/** Some Island, where none is named. */
export const SOME_ISLAND = 40;
/** Nothing lies. */
export const NOTHING_LIES: SeaCells = new Map();
const SIZE = 6;
const OPTION = "sea p2";
const USUAL_HAND = 5;
const INDEXES = Array.from({ length: SIZE }, (_, index) => index + 1);

/** Every space with an Island, all even numbers in order. */
export const FULL_SEA: SeaCells = new Map(
  INDEXES.flatMap((row) =>
    INDEXES.map((column) => [writeSpace("sea", row, column), 2 * ((row - 1) * SIZE + column)] as const),
  ),
);

/** How many rows the sea has, and columns. */
export const SEA_ROWS = SIZE;
export const SEA_COLUMNS = SIZE;
/** The row an Island would lie in on a sea that is filled evenly. */
export const usualRow = (value: number): number => Math.min(SIZE, Math.ceil(value / (80 / SIZE)));

interface SeaCheck {
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
  readonly assumed: readonly Assumed[];
}

/** How many cards a hand has, and whether that was said. */
export function handSize(hand: SaidHand | undefined): readonly [cards: number, said: boolean] {
  if (hand === undefined) return [USUAL_HAND, false];
  return [hand.counts === "left" ? hand.cards + 1 : Math.max(1, hand.cards), true];
}

/** Islands that lie nowhere, one after another. */
function* spare(taken: ReadonlySet<string>): Generator<string> {
  for (let value = 79; value > 0; value -= 2) if (!taken.has(String(value))) yield String(value);
}

/** A check at sea: two players, the first one acts. */
export function seaCheck(check: SeaCheck): EngineCheck {
  const { option = OPTION, extra, cells, card, at, act, hand, holds, started, assumed } = check;
  const own = holds ?? [card === "finish" ? "finish#1" : card];
  const taken = new Set([...[...cells.values()].map(String), ...own]);
  const more = spare(taken);
  const next = (): string => more.next().value ?? "";
  const [size, said] = handSize(hand);
  const held = [...own, ...Array.from({ length: size - own.length }, next)];
  const other = Array.from({ length: USUAL_HAND }, next);
  const rows = INDEXES.map((row) =>
    INDEXES.map((column) => cells.get(writeSpace("sea", row, column)) ?? ".").join(" "),
  );
  const berth = `${extra === undefined ? "" : ` ${extra}`}${started ? " berth:start=start#1" : ""}`;
  const open: readonly Assumed[] = [
    { kind: "others-empty" },
    ...(started ? [{ kind: "started" } as const] : []),
    ...(said ? [] : [{ kind: "hand", cards: size } as const]),
  ];
  return {
    game: "sea",
    option,
    position: `${option} | ${rows.join("/")} | hand:1=${held.join(",")} hand:2=${other.join(",")}${berth} helm:1=turn`,
    act,
    seat: 0,
    card,
    ...(at === undefined ? {} : { at }),
    assumed: [...open, ...assumed],
  };
}
