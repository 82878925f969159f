/** What a correction has moved, as facts: where cards lay before and after, and how many of those unseen. */
import {
  type Fact,
  NOWHERE,
  type Piece,
  type Place,
  type Table,
  UNSEEN,
  unseenAt,
  whereIs,
} from "@stillwater/engine";
import type { DoneStep } from "./view";

/** What moved before a correction and after it, and where every card lies at last. */
interface Around {
  readonly earlier: readonly Fact[];
  readonly later: readonly Fact[];
  readonly end: Table;
}

/**
 * The facts that lead from the table before a correction to the one after. A card that was shown in the place of another
 * goes out of sight to where it comes from later on, and the other comes from where it was last seen to go.
 */
export function changes({ before, after }: DoneStep, around: Around): readonly Fact[] {
  const { rulebook } = after;
  const clause = rulebook.game === "sea" ? "T.setup.deck" : "A.setup.deck";
  const facts: Fact[] = [];
  /** By place: how many cards unseen there are more afterwards. */
  const more = new Map<Place, number>();
  const count = (place: Place, by: number): void => void more.set(place, (more.get(place) ?? 0) + by);
  for (let place = 1; place <= rulebook.lastPlace; place++)
    count(place, unseenAt(after, place) - unseenAt(before, place));
  /** A place that has one card unseen more (1) or less (-1) than is told yet; it is told then. */
  const placeOfUnseen = (sign: 1 | -1): Place => {
    const [place = NOWHERE] = [...more].find(([, left]) => left * sign > 0) ?? [];
    if (place !== NOWHERE) count(place, -sign);
    return place;
  };
  const gone: Pick<Fact, "piece" | "from">[] = [];
  const come: Pick<Fact, "piece" | "to">[] = [];
  for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
    const [was, is] = [whereIs(before, piece), whereIs(after, piece)];
    if (was === is) continue;
    const from = was === NOWHERE ? placeOfUnseen(-1) : was;
    const to = is === NOWHERE ? placeOfUnseen(1) : is;
    if (from === NOWHERE) come.push({ piece, to });
    else if (to === NOWHERE) gone.push({ piece, from });
    else facts.push({ piece, from, to, clause });
  }
  // As many have gone out of sight as have come from there: each in the place of one, which may go to another stack for it.
  for (const [index, { piece, from }] of gone.entries()) {
    const stack = leadsOn(before, piece, around);
    facts.push({ piece, from, to: stack, clause });
    const into = come[index];
    if (into === undefined) continue;
    const other = cameTo(before, into.piece, around) ?? stack;
    facts.push({ ...into, from: other, clause });
    if (other !== stack) facts.push({ piece: UNSEEN, from: stack, to: other, clause });
  }
  for (let from = placeOfUnseen(-1); from !== NOWHERE; from = placeOfUnseen(-1)) {
    const to = placeOfUnseen(1);
    if (to === NOWHERE) break;
    facts.push({ piece: UNSEEN, from, to, clause });
  }
  return inTurn(rulebook, facts);
}

/** No card comes to a space that another has still to leave. */
function inTurn({ cells }: Table["rulebook"], facts: readonly Fact[]): readonly Fact[] {
  const waiting = [...facts];
  const done: Fact[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      ({ to }) => !cells.includes(to) || waiting.every(({ from }) => from !== to),
    );
    done.push(...waiting.splice(Math.max(0, next), 1));
  }
  return done;
}

/** A stack from which a card can have come, unseen, to where it is seen next or lies at last. */
function leadsOn(before: Table, piece: Piece, { later, end }: Around): Place {
  const { rulebook } = end;
  const name = rulebook.pieceName(piece);
  const isSeen = (fact: Fact): boolean => fact.piece !== UNSEEN && rulebook.pieceName(fact.piece) === name;
  // Copies of a card may have changed their numbers: its own place comes first, then those of the others.
  const ends = [
    ...[...later.entries()].flatMap(([until, fact]) => (isSeen(fact) ? [{ to: fact.from, until }] : [])),
    ...[piece, ...rulebook.copies(name)].map((copy) => ({
      to: whereIs(end, copy),
      until: later.length,
    })),
  ];
  for (const { to, until } of ends) {
    const unseen = later.slice(0, until).filter((fact) => fact.piece === UNSEEN);
    const places = new Set([to]);
    for (const place of places) {
      if (unseenAt(before, place) > 0) return place;
      for (const fact of unseen) if (fact.to === place) places.add(fact.from);
    }
  }
  return (
    [...rulebook.hands, ...rulebook.piles, ...rulebook.discards].find(
      (place) => unseenAt(before, place) > 0,
    ) ?? NOWHERE
  );
}

/** The stack that a card was last seen to go to; undefined where nobody saw it, or where none of that stack is left. */
function cameTo(before: Table, piece: Piece, { earlier }: Around): Place | undefined {
  const last = earlier.findLast((fact) => fact.piece === piece);
  return last !== undefined && unseenAt(before, last.to) > 0 ? last.to : undefined;
}
