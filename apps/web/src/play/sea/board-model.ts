/** The board kit's spaces and berths, with the names a screen reader says. */
import { FINISH_BERTH, type Place, START_BERTH, type Table, topOf, type Verdict } from "@stillwater/engine";
import type { CellState, SeaBerth, SeaCell } from "@stillwater/ui";
import type { Choice } from "@/play/choosing/choice";
import type { Answers } from "@/play/choosing/judging";
import { type CardWords, cardName, faceOf, numberOf } from "@/play/words/faces";
import type { SpaceModel, SpaceState, Water } from "./water";

/** The words a space's name is made of; every name stays within twelve words. */
export interface SpaceWords extends CardWords {
  readonly space: (row: number, column: number) => string;
  readonly empty: string;
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
};

export interface BoardInput {
  readonly table: Table;
  readonly choice: Choice;
  readonly answers: Answers | null;
  readonly water: Water;
  readonly words: SpaceWords;
  /** Whether an empty space can be picked before a card. */
  readonly spaceFirst: boolean;
}

export function cellsOf(input: BoardInput): readonly SeaCell<Place>[] {
  const { table, words } = input;
  return input.water.spaces.map((space): SeaCell<Place> => {
    const face = space.card === 0 ? undefined : faceOf(table.rulebook, space.card, words);
    const resting = input.choice.at === "rest" || input.choice.at === "space";
    return {
      place: space.place,
      row: space.row,
      column: space.column,
      state: drawn(space),
      ...(face === undefined ? {} : { face }),
      ...(space.price > 0 ? { price: space.price } : {}),
      inChannel: space.lit || (space.bound && input.water.spaces.some((one) => one.lit)),
      last: space.last,
      ...(resting && input.spaceFirst && space.state === "empty" ? { enabled: true } : {}),
      label: nameOf(space, input),
    };
  });
}

function drawn(space: SpaceModel): CellState {
  if (space.blocks) return "blocks";
  if (space.bound && space.state === "laid") return "bound";
  if (space.last && space.state === "laid") return "lastLaid";
  return DRAWN[space.state];
}

function nameOf(space: SpaceModel, { table, words, answers }: BoardInput): string {
  const parts = [words.space(space.row, space.column)];
  if (space.state === "laid") {
    parts.push(cardName(table.rulebook, space.card, words));
    if (space.last) parts.push(words.last);
    return parts.join(", ");
  }
  parts.push(words.empty);
  const verdict = answers?.get(space.place);
  if (verdict !== undefined) parts.push(answer(space, verdict, words));
  return parts.join(", ");
}

function answer(space: SpaceModel, verdict: Verdict, words: SpaceWords): string {
  if (verdict.allowed !== "no") return verdict.price === 0 ? words.free : words.costs(verdict.price);
  if (space.lit) return words.dear(verdict.price);
  const order = verdict.findings.find((one) => one.holds === "no" && one.clause === "T.place.ascending");
  const blocker = numberOf(order?.with.blocker);
  if (order !== undefined && verdict.findings[0] === order && blocker !== undefined) {
    return words.blocked(blocker, order.with.side === "right" ? "right" : "left");
  }
  return words.notLegal;
}

export interface BerthTexts {
  readonly start: string;
  readonly finish: string;
}

/** The Start and the Finish, outside the grid. */
export function berthsOf(
  input: Omit<BoardInput, "water" | "spaceFirst">,
  texts: BerthTexts,
): { readonly start: SeaBerth<Place>; readonly finish: SeaBerth<Place> } {
  const berth = (name: string, text: string): SeaBerth<Place> => {
    const place = input.table.rulebook.place(name);
    const verdict = input.answers?.get(place);
    const aimed = (input.choice.at === "aim" || input.choice.at === "pay") && input.choice.to === place;
    const fits = verdict !== undefined && verdict.allowed !== "no";
    const filled = topOf(input.table, place) !== 0;
    const state = filled ? "filled" : aimed ? (fits ? "picked" : "refused") : fits ? "free" : "empty";
    return { place, state, text, label: text };
  };
  return { start: berth(START_BERTH, texts.start), finish: berth(FINISH_BERTH, texts.finish) };
}
