/** A question as it is read: a line of symbols, in which parts take the place of what makes them. */
import type { GameName } from "../shapes";
import type { Cell, Lying, NamedCard, OtherDeed, SaidHand, State, Where } from "./shapes";

/** Where a card is laid; beside another, which side is left open. */
export type SaidWhere = Where | { readonly kind: "beside"; readonly card: NamedCard };

/** One part of a question. */
export type QuestionPart =
  | { readonly is: "card"; readonly card: NamedCard }
  | { readonly is: "where"; readonly where: SaidWhere }
  | { readonly is: "hand"; readonly hand: SaidHand }
  | { readonly is: "below"; readonly cards: number }
  | { readonly is: "row"; readonly row: number }
  | { readonly is: "column"; readonly column: number }
  /** Where the card goes and others lie, as several sentences tell it; whether one of them named a row. */
  | { readonly is: "scene"; readonly at: Cell; readonly lies: readonly Lying[]; readonly isRowSaid: boolean }
  | { readonly is: "edge"; readonly end: "first" | "last"; readonly row?: number }
  /** The row that a piece is told to close; the card may go in another. */
  | { readonly is: "closed"; readonly row: number }
  | { readonly is: "game"; readonly game: GameName }
  | { readonly is: "state"; readonly state: State }
  /** What is discarded, and which others with it, where they are named. */
  | { readonly is: "discard"; readonly besides?: readonly NamedCard[] }
  | { readonly is: "replace" }
  | { readonly is: "discard-any"; readonly cards: number }
  /** What is done, where it is none of laying a card. */
  | { readonly is: "deed"; readonly deed: OtherDeed }
  /** What it costs is asked for; with a number, whether it costs so much. */
  | { readonly is: "price"; readonly claimed?: number }
  /** Why it is not allowed. */
  | { readonly is: "refused" };

/** Parts stand in the line as the letter of their kind and their number. */
const LETTERS: Readonly<Record<QuestionPart["is"], string>> = {
  card: "C",
  where: "W",
  hand: "H",
  below: "B",
  row: "R",
  column: "L",
  scene: "N",
  edge: "E",
  closed: "Z",
  game: "G",
  state: "S",
  discard: "D",
  "discard-any": "D",
  deed: "X",
  replace: "O",
  price: "P",
  refused: "Y",
};

/** A line of symbols in which parts take the place of what makes them. */
export class QuestionLine {
  text: string;
  readonly #parts: QuestionPart[] = [];

  constructor(symbols: readonly string[]) {
    this.text = ` ${symbols.join(" ")} `;
  }

  has(symbol: string): boolean {
    return this.text.includes(` ${symbol} `);
  }

  /** Whether a state was put into it. */
  isSaid(name: State): boolean {
    return this.#parts.some((part) => part.is === "state" && part.state === name);
  }

  /** Takes symbols out that say nothing more. */
  drop(pattern: RegExp): void {
    this.text = this.text.replace(pattern, "");
  }

  dropAll(pattern: RegExp): void {
    while (pattern.test(this.text)) this.drop(pattern);
  }

  /** Puts parts in the place of each match; where `make` gives none, the match stays and nothing more is looked for. */
  put(pattern: RegExp, make: (groups: readonly string[]) => readonly QuestionPart[] | null): void {
    for (let found = pattern.exec(this.text); found !== null; found = pattern.exec(this.text)) {
      const parts = make(found.slice(1).map((group) => group ?? ""));
      if (parts === null) return;
      const names = parts.map(this.#name);
      const { index } = found;
      this.text = `${this.text.slice(0, index)} ${names.join(" ")} ${this.text.slice(index + found[0].length)}`;
    }
  }

  /** Adds a part that several symbols made. */
  add(part: QuestionPart): void {
    this.text = ` ${this.#name(part)}${this.text}`;
  }

  /** Puts parts in the place of all that it says. */
  become(parts: readonly QuestionPart[]): void {
    this.text = ` ${parts.map(this.#name).join(" ")} `;
  }

  #name = (part: QuestionPart): string => `${LETTERS[part.is]}${this.#parts.push(part) - 1}`;

  part(name: string): QuestionPart | undefined {
    return /^[A-Z]\d+$/.test(name) ? this.#parts[Number(name.slice(1))] : undefined;
  }

  card(name: string): NamedCard {
    const part = this.part(name);
    return part?.is === "card" ? part.card : { kind: "card" };
  }

  /** The parts that stand in the line, whatever else is left. */
  said(): readonly QuestionPart[] {
    return this.text.split(/ +/).flatMap((name) => this.part(name) ?? []);
  }

  /** The symbols that are left over. */
  left(): readonly string[] {
    return this.text.split(/ +/).filter((name) => name !== "" && this.part(name) === undefined);
  }
}

export const state = (name: State): readonly QuestionPart[] => [{ is: "state", state: name }];
export const where = (at: SaidWhere): readonly QuestionPart[] => [{ is: "where", where: at }];
