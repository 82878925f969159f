/** The smallest position of the mountain that shows what was asked: the cards named, and what must lie below them. */
import { handSize } from "./sea-position";
import type { Assumed, EngineCheck, SaidHand } from "./shapes";

const ROWS = 8;
/** How many spaces a row has: nine at the bottom, two at the top. */
export const widthOf = (row: number): number => 10 - row;
/** The game that is asked about where nobody says another. */
export const MOUNTAIN_OPTION = "mountain p2";
const COLOURS = ["g", "b", "r"] as const;
const COPIES = 2;
const HIGHEST = 12;
const OTHER_HAND = 2;

/** Cards by the name of their place: `b7`, `bridge`. */
type MountainCells = ReadonlyMap<string, string>;

/** Gives out copies of cards: `b7#1`, then `b7#2`. */
class Box {
  readonly #given = new Map<string, number>();

  copy(card: string): string {
    const given = (this.#given.get(card) ?? 0) + 1;
    this.#given.set(card, given);
    return `${card}#${given}`;
  }

  /** Any card of a colour that is left, the highest first. */
  any(colour: string): string {
    for (let value = HIGHEST; value > 0; value -= 1) {
      const card = `${colour}${value}`;
      if ((this.#given.get(card) ?? 0) < COPIES) return this.copy(card);
    }
    return "";
  }
}

const placesIn = (row: number): readonly number[] =>
  Array.from({ length: widthOf(row) }, (_, index) => index + 1);
const rowsDown = (from: number): readonly number[] =>
  Array.from({ length: from }, (_, index) => from - index);

/** The places that carry one, down to the first row. */
export function below(row: number, place: number): readonly string[] {
  return rowsDown(row - 1).flatMap((lower) =>
    Array.from({ length: row - lower + 1 }, (_, index) => `r${lower}p${place + index}`),
  );
}

interface MountainCheck {
  readonly cells: MountainCells;
  /** Places to be filled with any card. */
  readonly filled: readonly string[];
  readonly card: string;
  readonly at?: string;
  readonly act: string;
  readonly hand: SaidHand | undefined;
  readonly assumed: readonly Assumed[];
}

const single = (card: string): boolean => card.startsWith("campfire");

/** A check on the mountain: two players, the first one acts. */
export function mountainCheck({ cells, filled, card, at, act, hand, assumed }: MountainCheck): EngineCheck {
  const box = new Box();
  const held = [single(card) ? card : box.copy(card)];
  const lying = new Map([...cells].map(([place, each]) => [place, single(each) ? each : box.copy(each)]));
  const wanted = new Set(filled);
  for (const row of rowsDown(ROWS)) {
    for (const place of placesIn(row)) {
      const name = `r${row}p${place}`;
      if (!wanted.has(name) || lying.has(name)) continue;
      lying.set(name, box.any(COLOURS[(place + 2 * row) % COLOURS.length] ?? "g"));
    }
  }
  const [size, said] = handSize(hand);
  const any = (_: unknown, index: number): string => box.any(COLOURS[index % COLOURS.length] ?? "g");
  held.push(...Array.from({ length: size - 1 }, any));
  const other = Array.from({ length: OTHER_HAND }, any);
  const rows = rowsDown(ROWS)
    .toReversed()
    .map((row) =>
      placesIn(row)
        .map((place) => lying.get(`r${row}p${place}`) ?? ".")
        .join(" "),
    );
  return {
    game: "mountain",
    option: MOUNTAIN_OPTION,
    position: `${MOUNTAIN_OPTION} | ${rows.join("/")} | hand:1=${held.join(",")} hand:2=${other.join(",")} helm:1=turn`,
    act,
    seat: 0,
    card,
    ...(at === undefined ? {} : { at }),
    assumed: [
      { kind: "others-empty" },
      ...(said ? [] : [{ kind: "hand", cards: size } as const]),
      ...assumed,
    ],
  };
}

/** Every place of the mountain. */
export const EVERYWHERE: readonly string[] = rowsDown(ROWS).flatMap((row) =>
  placesIn(row).map((place) => `r${row}p${place}`),
);
