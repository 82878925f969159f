import { namedPiece, namedPlace } from "@stillwater/engine";
import type { Sentences } from "./sentences";
import type { ColourName, Names, SpokenFinding, VerdictContext } from "./shapes";

/** A finding with safe access to its values: evidence that is missing or of another type is undefined. */
export interface Given {
  readonly clause: string;
  readonly sentences: Sentences;
  readonly context: VerdictContext;
  number(key: string): number | undefined;
  word(key: string): string | undefined;
  flag(key: string): boolean | undefined;
  colour(key: string): ColourName | undefined;
  /** A seat number (1-based) as a person's name. */
  person(key: string): string | undefined;
}

const COLOURS: Readonly<Record<string, ColourName>> = {
  g: "green",
  green: "green",
  b: "blue",
  blue: "blue",
  r: "red",
  red: "red",
};

export function given(finding: SpokenFinding, context: VerdictContext, sentences: Sentences): Given {
  const number = (key: string): number | undefined => {
    const value = finding.with[key];
    return typeof value === "number" ? value : undefined;
  };
  const word = (key: string): string | undefined => {
    const value = finding.with[key];
    return value === undefined || typeof value === "boolean" ? undefined : String(value);
  };
  return {
    clause: finding.clause,
    sentences,
    context,
    number,
    word,
    flag: (key) => {
      const value = finding.with[key];
      return typeof value === "boolean" ? value : undefined;
    },
    colour: (key) => COLOURS[word(key) ?? ""],
    person: (key) => {
      const seat = number(key);
      return seat === undefined ? undefined : personName(seat - 1, context.names ?? [], sentences);
    },
  };
}

/** A person's name, or "Seat 2" if none was given. */
export function personName(seat: number, names: Names, sentences: Sentences): string {
  return names[seat] || sentences.numbered.seat({ number: seat + 1 });
}

/** The row of a space: 4 for `r4c2` and `r4p2`. */
export const rowNumberOf = (place = ""): number | undefined => namedPlace(place)?.row || undefined;

/** The number that a card has or is played as: 47 for `47`, 7 for `g7*`. */
export const printedNumber = (card = ""): number | undefined => namedPiece(card)?.number || undefined;
