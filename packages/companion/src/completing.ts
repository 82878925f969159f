/**
 * The complete record of a game at a real table. People say which cards were left in hands, piles and discards; where cards
 * lay at every earlier moment follows from what was recorded. Nobody can know any more which unseen card was drawn or
 * discarded when: the cards that left a hand first are assumed to have come to it first.
 */
import {
  type Act,
  cardsAt,
  countAt,
  err,
  evolve,
  type Fact,
  type GameRecord,
  mask,
  NOWHERE,
  ok,
  outcome,
  type Piece,
  type Place,
  type Problem,
  type Result,
  readAct,
  SPECTATOR,
  type Table,
  unseenAt,
  whereIs,
  writePosition,
} from "@stillwater/engine";
import { changes } from "./changes";
import { type Named, name, type TieBreak, walk } from "./following";
import { unseenCopy } from "./unseen";
import type { DoneStep, View } from "./view";

/** Cards that lie somewhere unseen at the end. */
export interface Leftover {
  /** `hand:1`, `discard:2`, `pile:3`. */
  readonly place: string;
  readonly count: number;
}

const PLACES = ["hands", "discards", "piles"] as const;

/** What people can be asked at the end: hands first, then discards, then piles, each in the order of the seats. */
export function leftovers(table: Table): readonly Leftover[] {
  const { rulebook } = table;
  return PLACES.flatMap((kind) =>
    [...new Set(rulebook[kind])].flatMap((place) => {
      const count = unseenAt(table, place);
      return count > 0 ? [{ place: rulebook.placeName(place), count }] : [];
    }),
  );
}

export interface Completed {
  readonly record: GameRecord;
  /** How many cards nobody placed: they were dealt among the places that were left. */
  readonly guessed: number;
}

/**
 * @param typed the cards of each place by name, in the order in which they came there if that is known
 * @param rest deals the cards that nobody has named into the places that hold unseen ones
 *
 * Problems: `left.card` (no such card), `left.seen` (it lies in the open), `left.again` (typed twice), `left.many` (more
 * than lie there), `left.broken` (the record contradicts itself).
 */
export function complete(
  view: View,
  typed: Readonly<Record<string, readonly string[]>>,
  rest: (table: Table) => Result<Table, readonly Problem[]>,
): Result<Completed, readonly Problem[]> {
  const first = view.steps.findIndex(({ entry }) => entry.kind === "act");
  const last = view.steps.at(-1);
  if (first < 0 || last === undefined) return wrong("left.broken");
  const named = piecesOf(last.after, typed);
  if (!named.ok) return named;
  const dealt = rest(last.after);
  if (!dealt.ok) return dealt;
  const steps = view.steps.slice(first);
  const found = TIE_BREAKS.map((tieBreak) => followed(dealt.value, steps, named.value, tieBreak)).find(
    isKnown,
  );
  if (found === undefined) return wrong("left.broken");
  const { end, told } = found;
  const start = evolve(end, told.flat().reverse().map(back));
  const acts = actsOf(steps, told, start.rulebook);
  let table = start;
  for (const [index, step] of steps.entries()) {
    table = evolve(table, told[index] ?? []);
    if (seenOf(table, step.after) !== seenOf(step.after, step.after)) return wrong("left.broken");
  }
  const result = outcome(last.after);
  const record = {
    code: start.rulebook.code,
    position: writePosition(start),
    players: view.names,
    result,
    acts,
  };
  return ok({ record, guessed: guessesIn(last.after, typed) });
}

const wrong = (what: string, values: Problem["with"] = {}): { ok: false; error: readonly Problem[] } =>
  err([{ at: 0, what, with: values }]);

/** What everybody sees of a table. Copies of a card are alike, and a card that nobody had named by then may be any card. */
function seenOf(table: Table, by: Table): string {
  const { places, placeName, pieceName } = by.rulebook;
  const seen = mask(table, SPECTATOR);
  const lies = places.map((spec, place): readonly unknown[] => {
    const isUnnamed = spec.unnamed === true && unseenAt(by, place) > 0;
    return place === NOWHERE || isUnnamed
      ? []
      : [placeName(place), countAt(seen, place), ...cardsAt(seen, place).map(pieceName)];
  });
  return JSON.stringify(lies);
}

const back = ({ piece, from, to, clause }: Fact): Fact => ({ piece, from: to, to: from, clause });

/** The pieces that were typed; where a card has several copies, one that nobody sees. */
function piecesOf(
  table: Table,
  typed: Readonly<Record<string, readonly string[]>>,
): Result<Named, readonly Problem[]> {
  const { rulebook } = table;
  const taken = new Set<Piece>();
  const named = new Map<Place, Piece[]>();
  for (const [name, cards] of Object.entries(typed)) {
    const place = rulebook.place(name);
    if (cards.length > countAt(table, place)) return wrong("left.many", { place: name });
    for (const card of cards) {
      const copy = unseenCopy(table, card, taken);
      if (!copy.ok) return wrong(copy.error, { card });
      taken.add(copy.value);
      named.set(place, [...(named.get(place) ?? []), copy.value]);
    }
  }
  return ok(named);
}

const MOST_TRIES = 4;
const TIE_BREAKS = ["unknown", "elsewhere"] as const satisfies readonly TieBreak[];
const isKnown = <T>(value: T | undefined): value is T => value !== undefined;

/** The end and the facts that led to it, with every piece known; undefined if they contradict each other. */
function followed(dealt: Table, steps: readonly DoneStep[], named: Named, tieBreak: TieBreak) {
  let end = exchanged(dealt, named);
  let walked = walk(end, factsOf(steps, end), tieBreak);
  // Cards that openly came to a place lie there, whatever was dealt.
  for (let tries = 0; walked.missing.size > 0 && tries < MOST_TRIES; tries++) {
    end = exchanged(end, walked.missing);
    walked = walk(end, factsOf(steps, end), tieBreak);
  }
  const told = name(walked, end, named);
  return told && { end, told };
}

/** What each step moved; for a correction this depends on what came after it. */
function factsOf(steps: readonly DoneStep[], end: Table): readonly (readonly Fact[])[] {
  const all: (readonly Fact[])[] = [];
  let later: readonly Fact[] = [];
  for (const [index, step] of [...steps.entries()].toReversed()) {
    const earlier = steps.slice(0, index).flatMap((one) => one.facts);
    const facts = step.entry.kind === "correct" ? changes(step, { earlier, later, end }) : step.facts;
    later = [...facts, ...later];
    all.unshift(facts);
  }
  return all;
}

/** The whole table with the named cards in their places, each exchanged for a card that was dealt there. */
function exchanged(dealt: Table, named: Named): Table {
  const { rulebook } = dealt;
  let table = dealt;
  for (const [place, pieces] of named)
    for (const piece of pieces) {
      const from = whereIs(table, piece);
      if (from === place) continue;
      const others = cardsAt(table, place).filter((one) => !pieces.includes(one));
      const alike = others.find((one) => rulebook.pieceName(one) === rulebook.pieceName(piece));
      const other = alike ?? others[0];
      if (other === undefined) continue;
      const clause = "T.setup.deck";
      table = evolve(table, [
        { piece, from, to: place, clause },
        { piece: other, from: place, to: from, clause },
      ]);
    }
  return table;
}

/** How many cards nobody named; 0 if they all lie in one place. */
function guessesIn(end: Table, typed: Readonly<Record<string, readonly string[]>>): number {
  const open = leftovers(end)
    .map(({ place, count }) => count - (typed[place]?.length ?? 0))
    .filter((count) => count > 0);
  return open.length < 2 ? 0 : open.reduce((sum, count) => sum + count, 0);
}

/** The acts with what followed from each; a correction belongs to the act before it. */
function actsOf(
  steps: readonly DoneStep[],
  told: readonly (readonly Fact[])[],
  rulebook: Table["rulebook"],
): GameRecord["acts"] {
  const acts: { act: Act; facts: readonly Fact[] }[] = [];
  for (const [index, { entry }] of steps.entries()) {
    const facts = told[index] ?? [];
    const before = acts.at(-1);
    const act = entry.kind === "act" ? readAct(rulebook, entry.act, entry.seat) : undefined;
    if (act?.ok === true) acts.push({ act: paid(act.value, facts, rulebook), facts });
    else if (before !== undefined) before.facts = [...before.facts, ...facts];
  }
  return acts;
}

/** The act with the cards that were paid, if there are as many as the entry says. */
function paid(act: Act, facts: readonly Fact[], { hands, discards }: Table["rulebook"]): Act {
  const [hand, discard] = [hands[act.seat], discards[act.seat]];
  const given = facts.filter(({ from, to }) => from === hand && to === discard).map(({ piece }) => piece);
  return given.length === act.cards.length ? { ...act, cards: given } : act;
}
