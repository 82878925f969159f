/** What may go on one space: asks about every card of the game, and groups the answers. Pure. */
import {
  type Act,
  type Colour,
  namedPiece,
  namedPlace,
  type Place,
  plainName,
  type Seat,
  type Table,
  topOf,
  type Verdict,
  whereIs,
} from "@stillwater/engine";
import { pieceOf } from "../act-builder/typing";
import { inReach, verdictOn } from "./judging";
import { onceAnswered } from "./once-answered";

export interface CellAnswer {
  /** The name of the card in the notation. */
  readonly card: string;
  readonly plan: Act;
  readonly verdict: Verdict;
}

/** The names of all cards that could be aimed at a space, in the order of the box; a goat card counts as its plain twin. */
function namesFor(table: Table, place: Place): readonly string[] {
  const { rulebook } = table;
  const names = new Set<string>();
  rulebook.pieces.forEach((spec, piece) => {
    if (piece === 0 || spec.token !== undefined || names.has(spec.name)) return;
    const aims = rulebook.acts.some(({ spec: act }) => act.targets?.(rulebook, piece).includes(place));
    if (aims) names.add(spec.name);
  });
  return [...names].filter((name) => plainName(name) === name || !names.has(plainName(name)));
}

/** One answer for each card that is not on the table yet. If a card could mean several acts, an allowed one wins. */
export function answersAt(table: Table, seat: Seat, place: Place): readonly CellAnswer[] {
  const { rulebook } = table;
  const onTable = (piece: number): boolean => {
    const at = whereIs(table, piece);
    return at !== 0 && !rulebook.hands.includes(at) && topOf(table, at) === piece && isLaid(table, at);
  };
  return namesFor(table, place).flatMap((card) => {
    const piece = pieceOf(table, card);
    if (piece === 0 || onTable(piece)) return [];
    const plans = rulebook.acts
      .filter(({ spec }) => spec.targets?.(rulebook, piece).includes(place))
      .map(({ spec }): CellAnswer => {
        const plan: Act = { type: spec.type, seat, card: piece, to: place, cards: [], numbers: [] };
        return { card, plan, verdict: onceAnswered(verdictOn(table, plan), "hand", "start") };
      });
    const best = plans.find(({ verdict }) => verdict.allowed !== "no") ?? plans[0];
    return best === undefined ? [] : [best];
  });
}

const isLaid = ({ rulebook }: Table, place: Place): boolean =>
  rulebook.cells.includes(place) || namedPlace(rulebook.placeName(place))?.kind === "berth";

/** Cards with the same answer. */
export interface CellGroup {
  readonly kind: "free" | "price" | "dear" | "no";
  readonly price: number;
  /** For a refusal, the rule that speaks first. */
  readonly clause: string | null;
  readonly cards: readonly string[];
}

const ORDER = ["free", "price", "dear", "no"] as const;

/** The answers in groups: cards that are free, then each price, then those that only cost too much, then refused ones. */
export function cellGroupsOf(answers: readonly CellAnswer[]): readonly CellGroup[] {
  const groups = new Map<string, CellGroup>();
  for (const { card, verdict } of answers) {
    const refused = verdict.allowed === "no";
    const kind = !refused
      ? verdict.price === 0
        ? "free"
        : "price"
      : inReach(verdict) && verdict.price > 0
        ? "dear"
        : "no";
    const clause =
      kind === "no" ? (verdict.findings.find(({ holds }) => holds === "no")?.clause ?? null) : null;
    const price = kind === "no" ? 0 : verdict.price;
    const key = `${kind} ${price} ${clause}`;
    const known = groups.get(key);
    groups.set(key, { kind, price, clause, cards: [...(known?.cards ?? []), card] });
  }
  const rank = ({ kind, price }: CellGroup): number => ORDER.indexOf(kind) * 100 + price;
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** Cards that are shown together: consecutive numbers, a colour of the mountain, or one card by its name. */
export interface CardRun {
  /** The letter of the colour; null at sea and for cards without a number. */
  readonly colour: Colour | null;
  readonly first: number;
  readonly last: number;
  /** The name of a card without a number; null for other cards. */
  readonly name: string | null;
}

export function cardRunsOf(cards: readonly string[]): readonly CardRun[] {
  const runs: CardRun[] = [];
  for (const card of cards) {
    const named = namedPiece(card);
    if (named?.kind !== "island" && named?.kind !== "ascent") {
      runs.push({ colour: null, first: 0, last: 0, name: card });
      continue;
    }
    const { number: n, colour = null } = named;
    const before = runs.findIndex((run) => run.name === null && run.colour === colour && run.last === n - 1);
    const run = runs[before];
    if (run === undefined) runs.push({ colour, first: n, last: n, name: null });
    else runs[before] = { ...run, last: n };
  }
  return runs;
}
