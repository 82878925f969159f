/** What the adviser is asked, and what it answers: nothing that the asking seat could not know. */
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
  /** The table as the seat sees it, as a line. */
  readonly position: string;
  /** What the seat has given face down, by number. */
  readonly given: readonly Piece[];
  /** The places that are asked about, on a board of which only some are shown. */
  readonly within?: readonly Place[] | undefined;
}

export interface AdvisedAct {
  readonly act: Act;
  readonly price: number;
  /** Of 100 imagined games, those won, and how far off that may be. */
  readonly wins: number;
  readonly error: number;
  readonly reason: AdviceReason;
}

export interface AdviceAnswer {
  /** Imagined games behind each figure. */
  readonly worlds: number;
  readonly acts: readonly AdvisedAct[];
  /** Nothing more will come. */
  readonly done: boolean;
}

/** The cards that a seat has given face down, as far as it is told which: one knows what one gave. */
export function givenBy(seat: Seat, { hands, discards }: Rulebook, facts: readonly Fact[]): readonly Piece[] {
  return facts.flatMap(({ piece, from, to }) =>
    from === hands[seat] && to === discards[seat] && piece !== 0 ? [piece] : [],
  );
}

/** Whether an act of a card lies at one of some places; all are asked about where none are named. */
export const isAskedAbout =
  (within: readonly Place[] | undefined) =>
  ({ card, to }: Act): boolean =>
    within === undefined || (card !== 0 && (to === 0 || within.includes(to)));

/** Null where an entry cannot be read here: what was given would not be known. */
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
