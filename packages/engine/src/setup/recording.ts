/**
 * Recording at a real table: the same rules carry out what people do, and people tell what is revealed. Whatever they
 * still have to tell is read off the table, so nothing is remembered beside it.
 */
import { type Act, type Fact, NO, type Step } from "../kernel/chapter";
import { asHeld } from "../kernel/copies";
import { Writing } from "../kernel/enact";
import { isDealing, owes } from "../kernel/furniture";
import { judge, type Verdict } from "../kernel/judge";
import { holds, tollAt } from "../kernel/paying";
import { asItLies } from "../kernel/rulebook";
import { copyTable, countAt, NOWHERE, type Table, UNSEEN } from "../kernel/table";
import { err, ok, type Problem, type Result } from "../result";
import { Mistold, type Question, QuestionAsked, Telling } from "./telling";

/** How far the game has come with what was told. */
export interface Recorded {
  readonly table: Table;
  /** What happened. Empty while `asks` must be answered before anything does. */
  readonly facts: readonly Fact[];
  /** How many of the words told are used up; the rest belong to what is asked next. */
  readonly heard: number;
  /** What people must tell next; absent where a seat has to act, or the game is over. */
  readonly asks?: Question;
}

/** Why nothing was recorded: the verdict that refuses the act, or the problem with a word that answers no question. */
export type Unrecorded = { readonly verdict: Verdict } | { readonly problem: Problem };

/**
 * Records an act at a table whose hidden cards nobody here sees (`47 r4c2 -? -?`), and what follows from it.
 *
 * @param told what was revealed, in order: a card by name, `?` for one that stays hidden, `?x3` for three of them, a
 *   place (`row:3`), `yes` or `no`. Too few words are no mistake: the result stops where something has to be told, and
 *   `goOn` continues from there. Where the act itself needs the answer (an Explorer card), nothing is recorded yet:
 *   record it again with the answer.
 */
export function record(table: Table, act: Act, told: readonly string[] = []): Result<Recorded, Unrecorded> {
  const verdict = judge(table, act);
  if (verdict.allowed === "no") return err({ verdict });
  return follow(table, told, (writing) => {
    writing.attempt(asHeld(table, act));
  });
}

/**
 * The same for an act that a rule refuses but that was done all the same and is to stand: a card laid out of order or
 * paid for with too few or too many cards, one card discarded instead of two, the Rocks moved where they may not go or
 * left there for nothing, too few cards given of those owed. Refused only where it cannot have happened (out of turn,
 * with a card that lies elsewhere, onto a card, with more cards than the hand holds) or where play could not go on from
 * it (a Start that cannot be paid, a Finish too early). Cards that are not paid are waived, and so is a price that the
 * hand could not pay.
 */
export function recordSlip(
  table: Table,
  act: Act,
  told: readonly string[] = [],
): Result<Recorded, Unrecorded> {
  const verdict = judge(table, act);
  const slipped = verdict.findings.every(
    ({ clause, holds }) => holds !== "no" || table.rulebook.slips.has(clause),
  );
  if (!slipped || !isThere(table, act)) return err({ verdict });
  const { rulebook } = table;
  const tooDear = verdict.findings.some(
    ({ clause, holds }) => clause === PAY[rulebook.game] && holds === "no",
  );
  const less = act.type === "give" || act.cards.length < verdict.price;
  const unpaid = act.cards.length > 0 ? less : tooDear;
  return follow(table, told, (writing) => {
    writing.attempt(asHeld(table, act));
    const tray = rulebook.turn.trays[act.seat] ?? NOWHERE;
    while (unpaid && owes(writing.table, act.seat) > 0)
      writing.emit(tollAt(writing.table, tray), tray, rulebook.turn.bank, PAY[rulebook.game]);
  });
}

const PAY = { sea: "T.place.pay", mountain: "A.place.pay" } as const;

/** Whether an act can have been aimed at the place it names: a space of the board, or whatever its chapter allows. */
function hasPlace(table: Table, act: Act): boolean {
  const { cells, actOf } = table.rulebook;
  return cells.includes(act.to) || actOf[act.type]?.spec.slips?.(table, act) === true;
}

/** Whether the hand can have held everything that an act takes from it. */
function isThere(table: Table, act: Act): boolean {
  const hand = table.rulebook.hands[act.seat] ?? NOWHERE;
  // The piece of an act that aims at no space of the board is no card of the hand.
  const played = table.rulebook.cells.includes(act.to) ? [act.card].filter((card) => card !== UNSEEN) : [];
  const taken = [...played, ...act.cards];
  const known = taken.filter((card) => card !== UNSEEN);
  return (
    hasPlace(table, act) &&
    taken.length <= countAt(table, hand) &&
    new Set(known).size === known.length &&
    taken.every((card) => holds(table, act.seat, card) !== NO)
  );
}

/** Goes on where a table waits for people to tell what was revealed. */
export function goOn(table: Table, told: readonly string[]): Result<Recorded, Unrecorded> {
  return follow(table, told, () => undefined);
}

/** What a table waits for people to tell; undefined where a seat has to act, or the game is over. */
export function question(table: Table): Question | undefined {
  const next = goOn(table, []);
  return next.ok ? next.value.asks : undefined;
}

/** A course of events: each part is carried out as a whole or, where an answer is missing, not at all. */
class Course {
  table: Table;
  facts: readonly Fact[] = [];
  asks: Question | undefined;
  constructor(
    start: Table,
    readonly telling: Telling,
  ) {
    this.table = start;
  }

  /** False when a question must be answered first. */
  part(does: (writing: Writing) => void): boolean {
    const facts: Fact[] = [];
    const writing = new Writing(copyTable(this.table), this.telling, facts);
    const mark = this.telling.mark();
    try {
      does(writing);
    } catch (thrown) {
      if (!(thrown instanceof QuestionAsked)) throw thrown;
      this.telling.rewind(mark);
      this.asks = thrown.question;
      return false;
    }
    this.table = writing.table;
    this.facts = [...this.facts, ...facts];
    return true;
  }

  /** The steps that nobody decides, until somebody is asked for something. */
  steps(): void {
    for (let step = this.#due(); step?.runs; step = this.#due()) {
      const { runs } = step;
      if (!this.part(runs)) return;
    }
  }

  #due(): Step | undefined {
    const { rulebook } = this.table;
    return (isDealing(this.table) ? rulebook.everyStep : rulebook.steps).find((step) => step.due(this.table));
  }
}

function follow(
  table: Table,
  told: readonly string[],
  first: (writing: Writing) => void,
): Result<Recorded, Unrecorded> {
  const course = new Course(table, new Telling(told));
  try {
    if (course.part(first)) course.steps();
  } catch (thrown) {
    if (!(thrown instanceof Mistold)) throw thrown;
    return refuse("told.word", thrown.index, thrown.word);
  }
  const { facts, asks, telling } = course;
  const extra = asks ? undefined : told[telling.heard];
  if (extra !== undefined) return refuse("told.extra", telling.heard, extra);
  return ok({ table: asItLies(course.table), facts, heard: telling.heard, ...(asks ? { asks } : {}) });
}

/** @param index which of the words told */
function refuse(what: string, index: number, word: string): { ok: false; error: Unrecorded } {
  return err({ problem: { at: index, what, with: { word } } });
}
