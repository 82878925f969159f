/** The state of every space of the sea for what is picked: pure data, drawn by the board kit. */
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
  /** A card that may be chosen, and the one that is chosen to leave. */
  | "prey"
  | "doomed";

export interface SpaceModel {
  readonly place: Place;
  /** 1 is the bottom row, as drawn. */
  readonly row: number;
  readonly column: number;
  /** The card on the space, or the ghost of the card held over it; 0 for open water. */
  readonly card: Piece;
  readonly state: SpaceState;
  /** The number that the card held over it would stand for; 0 where none is held that stands in for others. */
  readonly number: number;
  readonly price: number;
  /** Part of the stretch of water the card could lie in. */
  readonly lit: boolean;
  /** A card at an end of the lit stretch. */
  readonly bound: boolean;
  /** The card that forbids what is picked. */
  readonly blocks: boolean;
  readonly last: boolean;
}

export interface WaterDrawing {
  readonly spaces: readonly SpaceModel[];
  /** Drawn rows whose right end is joined to the next row's left end by the lit stretch. */
  readonly legs: readonly number[];
  /** The space that is refused and the card that forbids it. */
  readonly bar: { readonly from: Place; readonly to: Place } | null;
}

export interface WaterView {
  readonly table: Table;
  readonly choice: Choice;
  /** What the rules say of each place that could be aimed at now. */
  readonly answers: Answers | null;
  readonly lastLaid: Place | null;
  /** The space under the keyboard's focus: what forbids it is marked before it is picked. */
  readonly looked?: Place | null;
}

/** Everything the board draws, in the order of the sequence. */
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

/** What is aimed; its verdict is that of the act as planned, a named Wild included. */
function aimOf({ table, choice, answers }: WaterView): JudgedAct | null {
  if (choice.at !== "aim" && choice.at !== "pay") return null;
  const known = answers?.get(choice.plan.to);
  if (known === undefined) return null;
  const { plan } = choice;
  return { plan, verdict: plan.numbers.length > 0 ? verdictOn(table, plan) : known.verdict };
}

/** A refusal that is only looked at is drawn like one that was tapped. */
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

/** The space of the card that forbids a placement, read off the finding that names it. */
function blockerOf(table: Table, verdict: Verdict): Place | null {
  const finding = verdict.findings.find((one) => one.holds === "no" && one.about === "order");
  const at = finding?.with.at;
  return typeof at === "string" ? table.rulebook.place(at) : null;
}
