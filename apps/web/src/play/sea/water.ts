/** The state of every space of the sea for what is picked: pure data, drawn by the board kit. */
import { type Piece, type Place, type Table, topOf, type Verdict } from "@stillwater/engine";
import type { Choice } from "@/play/choosing/choice";
import { type Answers, fitOf, inWater } from "@/play/choosing/judging";

export type SpaceState = "empty" | "free" | "cost" | "dear" | "picked" | "refused" | "laid" | "unfit";

export interface SpaceModel {
  readonly place: Place;
  /** 1 is the bottom row. */
  readonly row: number;
  readonly column: number;
  /** The card on the space, or the ghost of the card held over it; 0 for open water. */
  readonly card: Piece;
  readonly state: SpaceState;
  readonly price: number;
  /** Part of the stretch of water the card could lie in. */
  readonly lit: boolean;
  /** A card at an end of the lit stretch. */
  readonly bound: boolean;
  /** The card that forbids what is picked. */
  readonly blocks: boolean;
  readonly last: boolean;
}

export interface Water {
  readonly spaces: readonly SpaceModel[];
  /** Rows (1-based) whose right end is joined to the next row's left end by the lit stretch. */
  readonly legs: readonly number[];
  /** The space that is refused and the card that forbids it. */
  readonly bar: { readonly from: Place; readonly to: Place } | null;
}

export interface WaterView {
  readonly table: Table;
  readonly choice: Choice;
  /** Verdicts for the card that is up, by place. */
  readonly answers: Answers | null;
  readonly lastLaid: Place | null;
  /** The space under the keyboard's focus: what forbids it is marked before it is picked. */
  readonly looked?: Place | null;
}

/** Everything the board draws, in the order of the sequence. */
export function waterOf(view: WaterView): Water {
  const { table, answers } = view;
  const aim = aimOf(view.choice) ?? refusedLook(view);
  const cells = table.rulebook.cells;
  const lit = new Set(
    answers === null ? [] : cells.filter((cell) => topOf(table, cell) === 0 && inWater(answers.get(cell))),
  );
  const ends = boundsOf(cells, lit, table);
  const verdict = aim && answers?.get(aim.to);
  const blocker = verdict ? blockerOf(table, verdict) : null;
  const rows = table.rulebook.rows;
  const spaces = rows.flatMap((row, r) =>
    row.map((place, c): SpaceModel => {
      const laid = topOf(table, place);
      const here = answers?.get(place);
      const state = laid ? "laid" : stateOf(place, view.choice, aim, here, lit);
      return {
        place,
        row: r + 1,
        column: c + 1,
        card: laid || (state === "picked" || state === "refused" ? (aim?.card ?? 0) : 0),
        state,
        price: laid ? 0 : fitOf(here).price,
        lit: lit.has(place),
        bound: ends.has(place),
        blocks: blocker === place,
        last: view.lastLaid === place,
      };
    }),
  );
  const inReach = (place: Place | undefined): boolean =>
    place !== undefined && (lit.has(place) || ends.has(place));
  const legs = rows.flatMap((row, r) => {
    const from = row[row.length - 1];
    const to = rows[r + 1]?.[0];
    const wet = (from !== undefined && lit.has(from)) || (to !== undefined && lit.has(to));
    return wet && inReach(from) && inReach(to) ? [r + 1] : [];
  });
  const bar = aim !== null && blocker !== null ? { from: blocker, to: aim.to } : null;
  return { spaces, legs, bar };
}

function aimOf(choice: Choice): { card: Piece; to: Place } | null {
  return choice.at === "aim" || choice.at === "pay" ? choice : null;
}

/** A refusal that is only looked at is drawn like one that was tapped. */
function refusedLook({ table, choice, answers, looked }: WaterView): { card: Piece; to: Place } | null {
  if (choice.at !== "card" || looked === undefined || looked === null) return null;
  if (topOf(table, looked) !== 0 || answers?.get(looked)?.allowed !== "no") return null;
  return { card: choice.card, to: looked };
}

function stateOf(
  place: Place,
  choice: Choice,
  aim: { card: Piece; to: Place } | null,
  verdict: Verdict | undefined,
  lit: ReadonlySet<Place>,
): SpaceState {
  const fits = verdict !== undefined && verdict.allowed !== "no";
  if (aim?.to === place) return fits ? "picked" : "refused";
  if (choice.at === "space" && choice.to === place) return "free";
  if (verdict === undefined) return "empty";
  if (fits) return verdict.price === 0 ? "free" : "cost";
  return lit.has(place) ? "dear" : "unfit";
}

/** The cards just before and just after the lit stretch. */
function boundsOf(cells: readonly Place[], lit: ReadonlySet<Place>, table: Table): ReadonlySet<Place> {
  const ends = new Set<Place>();
  const marked = cells.map((cell, index) => (lit.has(cell) ? index : -1)).filter((index) => index >= 0);
  const first = marked[0];
  const last = marked[marked.length - 1];
  if (first === undefined || last === undefined) return ends;
  for (const index of [first - 1, last + 1]) {
    const cell = cells[index];
    if (cell !== undefined && topOf(table, cell) !== 0) ends.add(cell);
  }
  return ends;
}

/** The space of the card that forbids a placement, read off the finding that names it. */
function blockerOf(table: Table, verdict: Verdict): Place | null {
  const finding = verdict.findings.find((one) => one.holds === "no" && one.clause === "T.place.ascending");
  const at = finding?.with.at;
  return typeof at === "string" ? table.rulebook.place(at) : null;
}
