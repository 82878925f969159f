"use client";

/** The choice a person is making, checked again whenever the table changes under it. */
import { type Act, hand, type Piece, type Seat, SPECTATOR, type Table, topOf } from "@stillwater/engine";
import {
  type Asked,
  answersWith,
  askedOf,
  type By,
  type Choice,
  cardOf,
  choose,
  deedOf,
  giftCount,
  isActBy,
  keepChoice,
  type Move,
  pointWith,
  REST,
  type Surroundings,
} from "@stillwater/table/act-builder";
import { type Answers, answersFor, fitOf, isPaidLater, verdictOn } from "@stillwater/table/queries";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

export interface Choosing {
  readonly choice: Choice;
  readonly asked: Asked;
  readonly cards: readonly Piece[];
  /** What the rules say of each place that can be aimed at now. */
  readonly answers: Answers | null;
  readonly around: Surroundings;
  /** Makes a move; true when the choice is complete and may be sent. */
  readonly move: (move: Move) => boolean;
  /** Aims an act that was picked elsewhere than on the board. */
  readonly take: (plan: Act, by: By) => void;
  /** Shows a choice made elsewhere, such as one typed in words. */
  readonly put: (choice: Choice) => void;
  readonly reset: () => void;
  /** Called when an act is sent. The function it returns clears the choice, unless something else has been picked since. */
  readonly mark: () => () => void;
}

/** The order of a hand, the same on every device. */
export type HandOrder = (rulebook: Table["rulebook"], cards: readonly Piece[]) => readonly Piece[];

interface ChoiceTerms {
  /** The table as shown, including a card that is on its way. */
  readonly table: Table;
  /** The table as confirmed: the open question is read from it. */
  readonly certain: Table;
  readonly seat: Seat | null;
  readonly order: HandOrder;
  /** What is picked from the beginning, so that the server can render it. */
  readonly first?: Choice | undefined;
}

export function useChoice({ table, certain, seat, order, first = REST }: ChoiceTerms): Choosing {
  const [picked, setPicked] = useState<Choice>(first);
  const cards = useMemo(
    () => (seat === null ? [] : order(table.rulebook, hand(table, seat))),
    [table, seat, order],
  );
  const asked = useMemo(() => askedOf(certain, seat), [certain, seat]);
  const known = useMemo(() => knowing(table, seat ?? SPECTATOR), [table, seat]);
  const around = useMemo(
    () => surroundings(table, seat ?? SPECTATOR, asked, known),
    [table, seat, asked, known],
  );
  useForesight(seat === null || table !== certain ? NOCARDS : cards, known);
  const choice = useMemo(
    () =>
      keepChoice(
        picked,
        { hand: cards, isOpen: (to) => topOf(table, to) === 0, isTaken: (plan) => isTaken(table, plan) },
        around,
      ),
    [picked, cards, table, around],
  );
  const up = cardOf(choice);
  const tool = choice.at === "tool" ? choice.tool : null;
  const way = choice.at === "tool" ? choice.way : NOWAY;
  const aims = choice.at === "aim" || choice.at === "pay";
  const aimed = aims && choice.by === "tool" ? choice.plan : null;
  const answers = useMemo(() => {
    if (seat === null) return null;
    if (up !== 0) return known(up);
    if (tool !== null) return answersWith(table, seat, tool, way);
    if (aimed === null || !isActBy(aimed.type, "tool")) return null;
    return answersWith(table, seat, aimed.type, aimed.numbers.slice(0, 1));
  }, [table, seat, up, tool, way, aimed, known]);
  const changes = useRef(0);
  const put = useCallback((next: Choice) => {
    changes.current += 1;
    setPicked(next);
  }, []);
  const move = useCallback(
    (next: Move) => {
      const outcome = choose(choice, next, around);
      if (outcome.choice !== choice) changes.current += 1;
      setPicked(outcome.choice);
      return outcome.ready;
    },
    [choice, around],
  );
  const take = useCallback((plan: Act, by: By) => put({ at: "aim", by, plan }), [put]);
  const reset = useCallback(() => put(REST), [put]);
  const mark = useCallback(() => {
    const then = changes.current;
    return () => {
      if (changes.current === then) reset();
    };
  }, [reset]);
  return { choice, asked, cards, answers, around, move, take, put, reset, mark };
}

const NOWAY: readonly number[] = [];

const NOCARDS: readonly Piece[] = [];

/** The rules' answers about a card, asked once per table. */
type Known = (card: Piece) => Answers;

function knowing(table: Table, seat: Seat): Known {
  const known = new Map<Piece, Answers>();
  return (card) => {
    const found = known.get(card) ?? answersFor(table, seat, card);
    known.set(card, found);
    return found;
  };
}

/** Works out the answers for every card of the hand in idle time, so that the first press does not have to. */
function useForesight(cards: readonly Piece[], known: Known): void {
  useEffect(() => {
    const ask = () => cards.forEach(known);
    if (typeof requestIdleCallback !== "function") return;
    const idle = requestIdleCallback(ask);
    return () => cancelIdleCallback(idle);
  }, [cards, known]);
}

function surroundings(table: Table, seat: Seat, asked: Asked, answers: Known): Surroundings {
  const { rulebook } = table;
  return {
    plan: (card, to) => answers(card).get(to)?.plan ?? null,
    point: (tool, way, to) => pointWith(table, seat, tool, way, to),
    deed: (deed) => deedOf(seat, deed),
    fit: (plan) => {
      if (seat === SPECTATOR) return { fits: false, price: 0 };
      const verdict = verdictOn(table, plan);
      return { ...fitOf(verdict), later: isPaidLater(verdict) };
    },
    berth: (card) => {
      const places = rulebook.acts.flatMap(({ spec }) => spec.targets?.(rulebook, card) ?? []);
      const [only] = places;
      return places.length === 1 && only !== undefined ? only : null;
    },
    kept: (card) => rulebook.pieces[card]?.kept !== undefined,
    count: (gift) => giftCount(table, seat, gift),
    rest: asked.rest,
    bound: asked.bound,
    tools: asked.tools,
    gifts: asked.gifts,
    instead: asked.instead,
    deeds: asked.deeds,
  };
}

/** A place that was open when a card was aimed at it and has since been taken. */
const isTaken = (table: Table, plan: Act): boolean =>
  verdictOn(table, plan).findings.some(({ about, holds }) => about === "taken" && holds === "no");
