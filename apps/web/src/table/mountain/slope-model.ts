/** The board kit's places and summit, with the names a screen reader says. */
import {
  feetOf,
  firstOpenOfRow,
  isFilled,
  isUnknownFace,
  type Piece,
  type Place,
  SUMMIT_BERTH,
  type Table,
  topOf,
} from "@stillwater/engine";
import { type Choice, endOf } from "@stillwater/table/act-builder";
import { type Answers, descriptionOf, fitOf, inReach, type JudgedAct } from "@stillwater/table/queries";
import type { LedgeState, MountainCell, MountainPiece, SummitBerth } from "@stillwater/ui/mountain";
import type { SlopeWords } from "@/modules/ascent-part";
import type { Cards } from "@/stage/cards";
import { ascentPartsOf } from "./goals";
import { printedOn } from "./printed";
import { pieceAt, spotOf } from "./terrain";

/** The words that make up a place's name; every name stays within twelve words. */
export interface PlaceWords {
  readonly place: (row: number, place: number) => string;
  readonly empty: string;
  /** A card whose face is hidden from everybody here. */
  readonly unknown: string;
  readonly next: string;
  readonly last: string;
  readonly counts: (n: number) => string;
  readonly free: string;
  readonly costs: (price: number) => string;
  readonly dear: (price: number) => string;
  readonly notLegal: string;
}

export interface SlopeInput {
  readonly table: Table;
  readonly choice: Choice;
  readonly answers: Answers | null;
  readonly cards: Cards;
  readonly words: PlaceWords;
  /** How the modules describe things that stand on the cards. */
  readonly say: SlopeWords;
  readonly lastLaid: Place | null;
  /** The place under the keyboard's focus: whatever forbids it is marked before it is picked. */
  readonly looked: Place | null;
  /** Whether a row can be picked before a card. */
  readonly spaceFirst: boolean;
}

export function slopeCellsOf(input: SlopeInput): readonly MountainCell<Place>[] {
  const { table, choice, answers, words, cards, say } = input;
  const { next } = descriptionOf(table);
  const lanes = lanesOf(input);
  const standing = new Map(
    ascentPartsOf(table).flatMap((part) => [...(part.standing?.(table, choice) ?? [])]),
  );
  const aim = aimOf(input);
  const marks = marksOf(table, aim);
  const resting = (choice.at === "rest" || choice.at === "space") && input.spaceFirst;
  return table.rulebook.cells.map((place): MountainCell<Place> => {
    const piece = pieceAt(table, place);
    const stands = standing.get(place);
    const here = answers?.get(place);
    const state = marks.get(place) ?? stateOf(input, place, here, aim, next);
    const price = fitOf(here?.verdict).price;
    const ghost =
      (state === "picked" || state === "refused") && aim !== null
        ? ghostOfCard(table, movedBy(table, aim))
        : null;
    const foot = marks.has(place) ? footOf(table, place, aim) : undefined;
    return {
      place,
      ...spotOf(table.rulebook, place),
      lane: lanes.has(place),
      state,
      ...(piece === undefined ? {} : { piece }),
      ...(isUnknownFace(table, place) ? { unknown: true } : {}),
      ...(ghost === null ? {} : { ghost, onBridge: piece?.kind === "bridge" }),
      ...(price > 0 ? { price } : {}),
      ...(stands === undefined ? {} : { badge: stands.badge }),
      ...(stands?.movable === undefined ? {} : { movable: stands.movable }),
      ...(foot === undefined ? {} : { foot }),
      ...(resting && next.has(place) ? { enabled: true } : {}),
      label: nameOf(place, {
        ...{ table, words, cards, here, next },
        last: input.lastLaid === place,
        standing: stands?.name(say),
      }),
    };
  });
}

/** The next place of each row, for which the whole row stands; none while an act may be aimed at other empty places. */
function lanesOf({ table, answers }: SlopeInput): ReadonlySet<Place> {
  const { cells, rows } = table.rulebook;
  const next = new Set(rows.map((_row, index) => firstOpenOfRow(table, index + 1)));
  const elsewhere = cells.some((place) => {
    const allowed = answers?.get(place)?.verdict.allowed ?? "no";
    return allowed !== "no" && !isFilled(table, place) && !next.has(place);
  });
  return elsewhere ? new Set<Place>() : next;
}

/** The act that is aimed, or that is refused under the keyboard's focus. */
function aimOf({ choice, answers, looked, table }: SlopeInput): JudgedAct | null {
  if (choice.at === "aim" || choice.at === "pay") {
    const to = endOf(choice.plan);
    const known = answers?.get(to);
    return known === undefined ? null : { plan: choice.plan, verdict: known.verdict };
  }
  if (choice.at !== "card" || looked === null || topOf(table, looked) !== 0) return null;
  const answer = answers?.get(looked);
  return answer?.verdict.allowed === "no" ? answer : null;
}

function stateOf(
  { table, choice, lastLaid }: SlopeInput,
  place: Place,
  here: JudgedAct | undefined,
  aim: JudgedAct | null,
  next: ReadonlySet<Place>,
): LedgeState {
  const laid = isFilled(table, place);
  const fits = here !== undefined && here.verdict.allowed !== "no";
  if (aim !== null && endOf(aim.plan) === place) {
    if (fits) return "picked";
    if (!laid) return "refused";
  }
  if (choice.at === "space" && choice.to === place) return "free";
  if (fits) return here.verdict.price === 0 ? "free" : "cost";
  if (here !== undefined && inReach(here.verdict)) return "tooDear";
  if (laid) return lastLaid === place ? "lastLaid" : "laid";
  return next.has(place) ? "next" : "later";
}

/** Places that take part in a refusal: the brick of the same colour, and the feet of a place without support. */
function marksOf(table: Table, aim: JudgedAct | null): ReadonlyMap<Place, LedgeState> {
  const refusal = aim?.verdict.allowed === "no" ? aim.verdict.findings[0] : undefined;
  if (aim === null || refusal?.holds !== "no") return new Map();
  const { at, blocker, missing } = refusal.with;
  if (typeof at === "string" && blocker !== undefined) return new Map([[table.rulebook.place(at), "blocks"]]);
  if (missing === undefined) return new Map();
  return new Map(feetOf(endOf(aim.plan)).map((foot) => [foot, isFilled(table, foot) ? "bound" : "refused"]));
}

function footOf(table: Table, place: Place, aim: JudgedAct | null): "there" | "missing" | undefined {
  if (aim === null || !feetOf(endOf(aim.plan)).includes(place)) return undefined;
  return isFilled(table, place) ? "there" : "missing";
}

const movedBy = (table: Table, { plan }: JudgedAct): Piece =>
  plan.card !== 0 ? plan.card : plan.type === "move" ? descriptionOf(table).lifted : 0;

/** A preview of a card on its place; null for no card, and for the Summit, which lies elsewhere. */
export function ghostOfCard(table: Table, card: Piece): MountainPiece | null {
  const printed = card === 0 ? null : printedOn(table.rulebook, card);
  if (printed === null || printed.kind === "summit") return null;
  if (printed.kind === "bridge") return { kind: "bridge" };
  if (printed.kind === "campfire") return { kind: "campfire", terrain: printed.terrain };
  return { kind: "ascent", terrain: printed.terrain, n: printed.n };
}

interface NameInput {
  readonly table: Table;
  readonly words: PlaceWords;
  readonly cards: Cards;
  readonly here: JudgedAct | undefined;
  readonly next: ReadonlySet<Place>;
  readonly last: boolean;
  /** Anything else that stands there. */
  readonly standing: string | undefined;
}

function nameOf(place: Place, { table, words, cards, here, next, last, standing }: NameInput): string {
  const { row, column } = spotOf(table.rulebook, place);
  const parts = [words.place(row, column)];
  const card = topOf(table, place);
  if (isUnknownFace(table, place)) parts.push(words.unknown);
  else if (card === 0) parts.push(next.has(place) ? words.next : words.empty);
  else {
    parts.push(cards.name(table, card));
    const borrowed = descriptionOf(table).borrowed.get(place) ?? 0;
    if (borrowed > 0) parts.push(words.counts(borrowed));
    if (last) parts.push(words.last);
  }
  if (standing !== undefined) parts.push(standing);
  if (here !== undefined && (card === 0 || here.verdict.allowed !== "no")) parts.push(answer(here, words));
  return parts.join(", ");
}

function answer({ verdict }: JudgedAct, words: PlaceWords): string {
  if (verdict.allowed !== "no") return verdict.price === 0 ? words.free : words.costs(verdict.price);
  return inReach(verdict) ? words.dear(verdict.price) : words.notLegal;
}

export function summitOf(
  { table, choice, answers }: Pick<SlopeInput, "table" | "choice" | "answers">,
  text: string,
  label: string,
): SummitBerth<Place> {
  const place = table.rulebook.place(SUMMIT_BERTH);
  const verdict = answers?.get(place)?.verdict;
  const aimed = (choice.at === "aim" || choice.at === "pay") && choice.plan.to === place;
  const fits = verdict !== undefined && verdict.allowed !== "no";
  const filled = topOf(table, place) !== 0;
  const state = filled ? "filled" : aimed ? (fits ? "picked" : "refused") : fits ? "free" : "closed";
  return { place, state, text, label };
}
