/** The question to the adviser, and its answer: neither contains anything that the asking seat could not know. */
import type { AdviceReason } from "@stillwater/crew";
import {
  type Act,
  type Fact,
  mask,
  type Piece,
  type Place,
  type Rulebook,
  type Seat,
  type Table,
  writePosition,
} from "@stillwater/engine";
import { readFacts } from "../session/read-facts";
import type { EntryView } from "../session/wire/view";

export interface AdviceQuestion {
  readonly seat: Seat;
  /** The table as the seat sees it, as a position line. */
  readonly position: string;
  /** What the seat has given face down, by number. */
  readonly given: readonly Piece[];
  /** The places that are asked about, on a board that shows only some of its places. */
  readonly within?: readonly Place[] | undefined;
}

export interface AdvisedAct {
  readonly act: Act;
  readonly price: number;
  /** How many of 100 imagined games are won; `error` is the uncertainty of that figure. */
  readonly wins: number;
  readonly error: number;
  readonly reason: AdviceReason;
}

export interface AdviceAnswer {
  /** How many imagined games each figure rests on. */
  readonly worlds: number;
  readonly acts: readonly AdvisedAct[];
  /** True for the last answer. */
  readonly done: boolean;
}

/** The cards that a seat has given face down, as far as the facts name them: a seat knows what it gave. */
export function givenBy(seat: Seat, { hands, discards }: Rulebook, facts: readonly Fact[]): readonly Piece[] {
  return facts.flatMap(({ piece, from, to }) =>
    from === hands[seat] && to === discards[seat] && piece !== 0 ? [piece] : [],
  );
}

/** Whether an act lays a card at one of the given places; without places, every act is asked about. */
export const isAskedAbout =
  (within: readonly Place[] | undefined) =>
  ({ card, to }: Act): boolean =>
    within === undefined || (card !== 0 && (to === 0 || within.includes(to)));

/** Null where an entry cannot be read here, because the cards given would then be unknown. */
export function adviceQuestion(
  table: Table,
  log: readonly EntryView[],
  seat: Seat,
  within?: readonly Place[],
): AdviceQuestion | null {
  const { rulebook } = table;
  const read = readFacts(
    rulebook,
    log.flatMap(({ facts }) => facts),
  );
  if (!read.ok) return null;
  return {
    ...{ seat, within },
    position: writePosition(mask(table, seat)),
    given: givenBy(seat, rulebook, read.value),
  };
}
