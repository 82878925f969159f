/** The board kit's spaces and berths, with the names a screen reader says. */
import {
  FINISH_BERTH,
  isUnknownFace,
  namedPlace,
  type Place,
  START_BERTH,
  type Table,
  topOf,
  type Verdict,
} from "@stillwater/engine";
import type { Choice } from "@stillwater/table/act-builder";
import { type Answers, evidenceNumber } from "@stillwater/table/queries";
import type { SpaceModel, SpaceState, WaterDrawing } from "@stillwater/table/view-model";
import type { CellState, SeaBerth, SeaCell } from "@stillwater/ui";
import type { SpaceMark } from "@/modules/sea-part";
import type { Cards } from "@/stage/cards";

/** The words that make up a space's name; every name stays within twelve words. */
export interface SpaceWords {
  readonly space: (row: number, column: number) => string;
  readonly pillar: (side: "left" | "right", place: number) => string;
  readonly empty: string;
  /** A card whose face is hidden from everybody here. */
  readonly unknown: string;
  readonly last: string;
  readonly free: string;
  readonly costs: (price: number) => string;
  readonly dear: (price: number) => string;
  readonly blocked: (card: number, side: "left" | "right") => string;
  readonly notLegal: string;
}

const DRAWN: Readonly<Record<SpaceState, CellState>> = {
  empty: "empty",
  unfit: "empty",
  free: "free",
  cost: "cost",
  dear: "tooDear",
  picked: "picked",
  refused: "refused",
  laid: "laid",
  prey: "prey",
  doomed: "doomed",
};

export interface BoardInput {
  readonly table: Table;
  readonly choice: Choice;
  readonly answers: Answers | null;
  readonly water: WaterDrawing;
  readonly words: SpaceWords;
  /** Marks of spaces that only this sea has. */
  readonly marks: (place: Place) => SpaceMark | null;
  readonly cards: Cards;
  /** Whether an empty space can be picked before a card. */
  readonly spaceFirst: boolean;
}

export function seaCellsOf(input: BoardInput): readonly SeaCell<Place>[] {
  const { table, cards, choice } = input;
  const resting = (choice.at === "rest" || choice.at === "space") && input.spaceFirst;
  const anyLit = input.water.spaces.some((space) => space.lit);
  return input.water.spaces.map((space): SeaCell<Place> => {
    const named = space.state === "picked" && space.number > 0;
    const hidden = isUnknownFace(table, space.place);
    const face = hidden
      ? ({ kind: "back" } as const)
      : space.card === 0
        ? undefined
        : named
          ? ({ kind: "island", n: space.number } as const)
          : cards.face(table, space.card);
    const mark = input.marks(space.place);
    return {
      place: space.place,
      row: space.row,
      column: space.column,
      state: hidden ? "laid" : drawn(space, mark),
      ...(face === undefined ? {} : { face }),
      ...(space.price > 0 && !hidden ? { price: space.price } : {}),
      inChannel: space.lit || (space.bound && anyLit),
      last: space.last,
      ...(resting && space.state === "empty" && !hidden ? { enabled: true } : {}),
      ...mark?.look,
      label: nameOf(space, mark, input),
    };
  });
}

function drawn(space: SpaceModel, mark: SpaceMark | null): CellState {
  if (space.blocks) return "blocks";
  if (space.bound && space.state === "laid") return "bound";
  if (space.last && space.state === "laid") return "lastLaid";
  const still = space.state === "empty" || space.state === "unfit";
  return (still ? mark?.bare : null) ?? DRAWN[space.state];
}

function placeOf(space: SpaceModel, { table, words }: BoardInput): string {
  const named = namedPlace(table.rulebook.placeName(space.place));
  if (named === undefined) throw new Error(`Place ${space.place} has no name.`);
  const { pillar, row, column } = named;
  return pillar === undefined ? words.space(row, column) : words.pillar(pillar, column);
}

function nameOf(space: SpaceModel, mark: SpaceMark | null, input: BoardInput): string {
  const { table, words, answers, cards } = input;
  const parts = [placeOf(space, input)];
  const lies = topOf(table, space.place);
  if (isUnknownFace(table, space.place)) parts.push(words.unknown);
  else if (lies === 0) parts.push(words.empty);
  else parts.push(cards.name(table, lies));
  if (mark !== null) parts.push(...mark.said);
  if (lies !== 0 && space.last) parts.push(words.last);
  const verdict = answers?.get(space.place)?.verdict;
  const asked = lies === 0 || space.state !== "laid";
  if (verdict !== undefined && asked && mark?.bare !== "locked") parts.push(answer(space, verdict, words));
  return parts.join(", ");
}

function answer(space: SpaceModel, verdict: Verdict, words: SpaceWords): string {
  if (verdict.allowed !== "no") return verdict.price === 0 ? words.free : words.costs(verdict.price);
  if (space.lit) return words.dear(verdict.price);
  const order = verdict.findings.find((one) => one.holds === "no" && one.about === "order");
  const blocker = evidenceNumber(order?.with.blocker);
  if (order !== undefined && verdict.findings[0] === order && blocker !== undefined) {
    return words.blocked(blocker, order.with.side === "right" ? "right" : "left");
  }
  return words.notLegal;
}

export interface BerthTexts {
  readonly start: string;
  readonly finish: string;
}

/** The Start and the Finish, outside the grid; a sea without one of them has none. */
export function berthsOf(
  input: Pick<BoardInput, "table" | "choice" | "answers">,
  texts: BerthTexts,
): { readonly start?: SeaBerth<Place>; readonly finish?: SeaBerth<Place> } {
  const { rulebook } = input.table;
  const berth = (name: string, text: string): SeaBerth<Place> | undefined => {
    if (!rulebook.places.some((spec) => spec.name === name)) return undefined;
    const place = rulebook.place(name);
    const verdict = input.answers?.get(place)?.verdict;
    const { choice } = input;
    const aimed = (choice.at === "aim" || choice.at === "pay") && choice.plan.to === place;
    const fits = verdict !== undefined && verdict.allowed !== "no";
    const filled = topOf(input.table, place) !== 0;
    const state = filled ? "filled" : aimed ? (fits ? "picked" : "refused") : fits ? "free" : "empty";
    return { place, state, text, label: text };
  };
  const start = berth(START_BERTH, texts.start);
  const finish = berth(FINISH_BERTH, texts.finish);
  return { ...(start === undefined ? {} : { start }), ...(finish === undefined ? {} : { finish }) };
}
