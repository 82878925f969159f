/** What the first word of an act says. It lies apart from the reader, since code that asks no more needs no rules. */
import { ACT_TYPES, type ActType } from "../kernel/chapter";
import { STAND_INS } from "../modules/names";
import { type NamedPiece, namedPiece } from "./names";

/** A card and what it is played as: `wild=37`, `wild=start`. */
export const PLAYED_AS = new RegExp(`^(${STAND_INS.join("|")})=(.*)$`);

/** The type of an act in words, by its first word alone: a card means `lay`, unless it says what else it is played as. */
export function verbOf(text: string): ActType {
  const [first = ""] = text.trim().split(/\s/, 1);
  const word = /^[a-z]+/.exec(PLAYED_AS.exec(first)?.[2] ?? first)?.[0];
  return ACT_TYPES.find((type) => type === word) ?? "lay";
}

/** The card that an act in notation begins with; undefined where it begins with a word. Reading the whole act takes the rules. */
export const playedIn = (act: string): NamedPiece | undefined => namedPiece(/^\S+/.exec(act)?.[0] ?? "");
