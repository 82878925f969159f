/** The state of every space of the sea for the current choice: pure data that the board kit draws. */
import {
  cellAfter,
  endsOf,
  NOWHERE,
  numberLaid,
  type Piece,
  type Place,
  type Table,
  topOf,
  type Verdict,
} from "@stillwater/engine";
import type { Choice } from "../act-builder/choice";
import { type Answers, fitOf, inReach, type JudgedAct, verdictOn } from "../queries/judging";
import { layoutOf } from "./layout";

export type SpaceState =
  | "empty"
  | "free"
  | "cost"
  | "dear"
  | "picked"
  | "refused"
  | "laid"
  | "unfit"
  /** A card that may be chosen to leave, and the one that is chosen. */
  | "prey"
  | "doomed";

export interface SpaceModel {
  readonly place: Place;
  /** Row 1 is the bottom row, as drawn. */
  readonly row: number;
  readonly column: number;
  /** The card on the space, or the ghost of the card that is held over it; 0 for open water. */
  readonly card: Piece;
  readonly state: SpaceState;
  /** The number that a stand-in card held over the space would have; 0 where no such card is held. */
  readonly number: number;
  readonly price: number;
  /** Whether it is part of the stretch of water that the card could lie in. */
  readonly lit: boolean;
  /** Whether it is a card at an end of the lit stretch. */
  readonly bound: boolean;
  /** Whether it is the card that forbids the current choice. */
  readonly blocks: boolean;
  readonly last: boolean;
}

export interface WaterDrawing {
  readonly spaces: readonly SpaceModel[];
  /** Drawn rows whose right end the lit stretch joins to the left end of the next row. */
  readonly legs: readonly number[];
  /** The refused space, and the card that forbids it. */
  readonly bar: { readonly from: Place; readonly to: Place } | null;
}

export interface WaterView {
  readonly table: Table;
  readonly choice: Choice;
  /** The rules' answer for each place that could be aimed at now. */
  readonly answers: Answers | null;
  readonly lastLaid: Place | null;
  /** The space under the keyboard's focus: the card that forbids it is marked before the space is picked. */
  readonly looked?: Place | null;
}

/** Everything that the board draws, in the order of the sequence. */
export function waterOf(view: WaterView): WaterDrawing {
  const { table, answers } = view;
  const aim = aimOf(view) ?? refusedLook(view);
  const { cells, standIns } = table.rulebook;
  const layout = layoutOf(table.rulebook);
  const lit = new Set(
    answers === null
      ? []
      : cells.filter((cell) => topOf(table, cell) === 0 && inReach(answers.get(cell)?.verdict)),
  );
  const ends = endsOf(table, lit);
  const blocker = aim === null ? null : blockerOf(table, aim.verdict);
  const spaces = cells.map((place): SpaceModel => {
    const laid = topOf(table, place);
    const here = answers?.get(place);
    const state = laid ? overCard(table, place, here, aim) : overWater(place, view.choice, aim, here, lit);
    return {
      place,
      ...layout.spot(place),
      card: laid || (state === "picked" || state === "refused" ? (aim?.plan.card ?? 0) : 0),
      state,
      price:
        laid && state !== "prey" && state !== "picked"
          ? 0
          : fitOf(aim?.plan.to === place ? aim.verdict : here?.verdict).price,
      number: aim?.plan.to === place && standIns.includes(aim.plan.card) ? numberLaid(table, aim.plan) : 0,
      lit: lit.has(place),
      bound: ends.has(place),
      blocks: blocker === place,
      last: view.lastLaid === place,
    };
  });
  const inWater = (place: Place): boolean => lit.has(place) || ends.has(place);
  const legs = cells.flatMap((from) => {
    const to = cellAfter(table.rulebook, from);
    if (to === NOWHERE || layout.spot(from).row === layout.spot(to).row) return [];
    const wet = lit.has(from) || lit.has(to);
    return wet && inWater(from) && inWater(to) ? [layout.spot(from).row] : [];
  });
  const bar = aim !== null && blocker !== null ? { from: blocker, to: aim.plan.to } : null;
  return { spaces, legs, bar };
}

/** What is aimed; the verdict is that of the act as planned, including the number named for a Wild. */
function aimOf({ table, choice, answers }: WaterView): JudgedAct | null {
  if (choice.at !== "aim" && choice.at !== "pay") return null;
  const known = answers?.get(choice.plan.to);
  if (known === undefined) return null;
  const { plan } = choice;
  return { plan, verdict: plan.numbers.length > 0 ? verdictOn(table, plan) : known.verdict };
}

/** A refused space that only has the focus is drawn like one that was tapped. */
function refusedLook({ table, choice, answers, looked }: WaterView): JudgedAct | null {
  if (choice.at !== "card" || looked === undefined || looked === null) return null;
  const answer = answers?.get(looked);
  return topOf(table, looked) === 0 && answer?.verdict.allowed === "no" ? answer : null;
}

function overCard(
  { rulebook }: Table,
  place: Place,
  here: JudgedAct | undefined,
  aim: JudgedAct | null,
): SpaceState {
  const fits = here !== undefined && here.verdict.allowed !== "no";
  if (!fits) return "laid";
  if (aim?.plan.to !== place) return "prey";
  const strikes = rulebook.actOf[aim.plan.type]?.spec.traits?.includes("strikes") === true;
  return strikes ? "doomed" : "picked";
}

function overWater(
  place: Place,
  choice: Choice,
  aim: JudgedAct | null,
  here: JudgedAct | undefined,
  lit: ReadonlySet<Place>,
): SpaceState {
  const fits = here !== undefined && here.verdict.allowed !== "no";
  if (aim?.plan.to === place) return fits ? "picked" : "refused";
  if (choice.at === "space" && choice.to === place) return "free";
  if (here === undefined) return "empty";
  if (fits) return here.verdict.price === 0 ? "free" : "cost";
  return lit.has(place) ? "dear" : "unfit";
}

/** The space of the card that forbids a placement, from the finding that names it. */
function blockerOf(table: Table, verdict: Verdict): Place | null {
  const finding = verdict.findings.find((one) => one.holds === "no" && one.about === "order");
  const at = finding?.with.at;
  return typeof at === "string" ? table.rulebook.place(at) : null;
}
