/** People as fate: at a real table, the person who turns a card over says what it is, where that matters to the others. */
import type { Fate } from "../kernel/fate";
import type { Rulebook } from "../kernel/rulebook";
import { sees } from "../kernel/sight";
import { NOWHERE, type Piece, type Place, SPECTATOR, type Table, UNSEEN, whereIs } from "../kernel/table";
import { FORMS } from "../notation/forms";
import { mayHold } from "./holders";

/** What people are asked when something is revealed. */
export interface Question {
  /** Where the card comes from, such as `pile:2` or `explorer`; for anything else its name: `rocks`, `monster:2`. */
  readonly of: string;
  /** Where it goes, if that is known: `hand:2`, `open:5`. */
  readonly to?: string;
  /** The words that answer it; `?` where the card may stay hidden. */
  readonly answers: readonly string[];
}

/** Thrown to abandon what was being done: what happened since is undone, and the question is handed out. */
export class QuestionAsked {
  constructor(readonly question: Question) {}
}

/** Thrown for a word that does not answer the question. */
export class Mistold {
  constructor(
    readonly index: number,
    readonly word: string,
    readonly question: Question,
  ) {}
}

/** Several hidden cards at once: `?x3`. */
const HIDDEN = /^\?x([1-9]\d{0,2})$/;

/** Answers with the words told, one after another. What matters to nobody is never asked. */
export class Telling implements Fate {
  #next = 0;
  /** How many hidden cards of a `?x3` are still to come. */
  #hidden = 0;
  constructor(readonly told: readonly string[]) {}

  /** How far the telling has come, for `rewind`. */
  mark(): readonly [number, number] {
    return [this.#next, this.#hidden];
  }

  rewind([next, hidden]: readonly [number, number]): void {
    this.#next = next;
    this.#hidden = hidden;
  }

  /** How many words were heard. */
  get heard(): number {
    return this.#next;
  }

  next(table: Table, from: Place, to?: Place): Piece {
    const { rulebook } = table;
    const answers = comingToLight(table, from, to);
    if (answers.every((word) => word === "?")) return UNSEEN;
    const named = (name: string): Piece =>
      rulebook.copies(name).find((copy) => whereIs(table, copy) === NOWHERE) ?? UNSEEN;
    if (rulebook.places[from]?.unordered) return named(answers.find((word) => word !== "?") ?? "");
    const question: Question = {
      of: rulebook.placeName(from),
      ...(to === undefined ? {} : { to: rulebook.placeName(to) }),
      answers,
    };
    const word = this.#hear(question);
    if (word === "?") return UNSEEN;
    return named(word);
  }

  number(label: string, below: number, words: (number: number) => string = String): number {
    const answers = Array.from({ length: below }, (_, number) => words(number));
    if (below <= 1) return 0;
    return answers.indexOf(this.#hear({ of: label.split(" ")[0] ?? label, answers }));
  }

  #hear(question: Question): string {
    const word = this.#word();
    if (word === undefined) throw new QuestionAsked(question);
    if (!question.answers.includes(word)) throw new Mistold(this.#next - 1, word, question);
    return word;
  }

  #word(): string | undefined {
    if (this.#hidden > 0) {
      this.#hidden--;
      return "?";
    }
    const word = this.told[this.#next];
    if (word === undefined) return undefined;
    this.#next++;
    const [, count] = HIDDEN.exec(word) ?? [];
    if (count === undefined) return word;
    this.#hidden = Number(count) - 1;
    return "?";
  }
}

/**
 * The names of the cards that everybody would see if they came from a stack: for an open place, all that may lie there;
 * for a hand, those that do not stay in it.
 */
function comingToLight(table: Table, from: Place, to: Place | undefined): readonly string[] {
  const { rulebook } = table;
  const unknown = rulebook.pieces.flatMap((spec, piece) =>
    piece !== UNSEEN && spec.starts !== "" && !spec.token && whereIs(table, piece) === NOWHERE ? [piece] : [],
  );
  const names = (pieces: readonly Piece[]): readonly string[] => [
    ...new Set(pieces.map((piece) => rulebook.pieceName(piece))),
  ];
  // Turned up before anybody knows where the card goes: only the holder sees a card that goes into the hand.
  if (to === undefined) {
    const deck = rulebook.placeName(from);
    return ["?", ...names(unknown.filter((piece) => rulebook.pieces[piece]?.starts === deck))];
  }
  if (sees(rulebook, SPECTATOR, to)) {
    const fitting = names(
      unknown.filter((piece) => mayHold(rulebook, to, piece, 0) && mayComeFrom(rulebook, from, piece)),
    );
    return rulebook.places[to]?.unnamed ? ["?", ...fitting] : fitting;
  }
  if (!rulebook.hands.includes(to)) return ["?"];
  return ["?", ...names(unknown.filter((piece) => rulebook.pieces[piece]?.shown))];
}

/** Whether a card may come from a place; from the board only if it could be laid there. */
function mayComeFrom(rulebook: Rulebook, from: Place, piece: Piece): boolean {
  if (!rulebook.cells.includes(from)) return true;
  return rulebook.acts.some(
    ({ spec }) => FORMS[spec.type].card === "first" && spec.targets?.(rulebook, piece).includes(from),
  );
}
