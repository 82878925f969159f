"use client";

/** The choice a person is making, held against the table as it moves under them. */
import {
  due,
  FINISH_BERTH,
  hand,
  owes,
  type Piece,
  type Place,
  type Seat,
  START_BERTH,
  type Table,
  topOf,
} from "@stillwater/engine";
import { useCallback, useMemo, useState } from "react";
import { handOrder } from "@/play/words/faces";
import { type Choice, choose, keep, type Move, REST, type Surroundings } from "./choice";
import { type Answers, answersFor, fitOf, verdictOn } from "./judging";

export interface Choosing {
  readonly choice: Choice;
  readonly cards: readonly Piece[];
  /** Verdicts for the card that is up, by place. */
  readonly answers: Answers | null;
  readonly around: Surroundings;
  /** Makes a move; true when the choice is complete and may be sent. */
  readonly move: (move: Move) => boolean;
  readonly reset: () => void;
}

const DISCARD_TWO = 2;

export function useChoice(table: Table, seat: Seat | null): Choosing {
  const [picked, setPicked] = useState<Choice>(REST);
  const cards = useMemo(
    () => (seat === null ? [] : handOrder(table.rulebook, hand(table, seat))),
    [table, seat],
  );
  const around = useMemo((): Surroundings => {
    const berths: Readonly<Record<string, Place>> = {
      start: table.rulebook.place(START_BERTH),
      finish: table.rulebook.place(FINISH_BERTH),
    };
    return {
      fit: (card, to) =>
        seat === null ? { fits: false, price: 0 } : fitOf(verdictOn(table, seat, card, to)),
      berth: (card) => berths[table.rulebook.pieceName(card)] ?? null,
      kept: (card) => table.rulebook.pieces[card]?.kept !== undefined,
      discardCount: DISCARD_TWO,
    };
  }, [table, seat]);
  const choice = useMemo(() => {
    const owed = seat !== null && due(table).step === "give" ? owes(table, seat) : 0;
    if (owed > 0) {
      const paid = picked.at === "give" ? picked.paid.filter((card) => cards.includes(card)) : [];
      return { at: "give", need: owed, paid } satisfies Choice;
    }
    if (picked.at === "give") return REST;
    return keep(picked, cards, (to) => topOf(table, to) === 0, around.fit);
  }, [picked, cards, table, seat, around]);
  const up = "card" in choice ? choice.card : null;
  const answers = useMemo(
    () => (seat === null || up === null ? null : answersFor(table, seat, up)),
    [table, seat, up],
  );
  const move = useCallback(
    (next: Move) => {
      const outcome = choose(choice, next, around);
      setPicked(outcome.choice);
      return outcome.ready;
    },
    [choice, around],
  );
  const reset = useCallback(() => setPicked(REST), []);
  return { choice, cards, answers, around, move, reset };
}
