import { clauseText } from "../clauses";
import { type Language, typeset } from "../language";
import { ROOM_RULINGS } from "../modules/rulings";
import { RULING_WORDS } from "../words/rulings";
import type { Ground, Ruling } from "./shapes";

export { LANGUAGES, type Language, type Translated } from "../language";
export { GROUNDS, type Ground, type Ruling } from "./shapes";

const ruled: readonly Ruling[] = Object.values(ROOM_RULINGS)
  .flat()
  .map((frame) => ({ ...frame, ...RULING_WORDS[frame.id] }));

/** Whether an existing rule answers the question. */
const isAnswered = ({ ground }: Ruling): boolean => ground === "answered" || ground === "house";

/** What we decided where the sources are silent, differ or refer to something we lack; and questions that a rule answers. */
export const RULINGS: readonly Ruling[] = [
  ...ruled.filter((ruling) => !isAnswered(ruling)),
  ...ruled.filter(isAnswered),
];

/** A ruling in one language. Its reasons are those of its clauses. */
export interface RulingText {
  readonly id: string;
  readonly ground: Ground;
  readonly question: string;
  readonly answer: string;
  readonly reasons: readonly string[];
  readonly clauses: Ruling["clauses"];
}

/** The words of a ruling, with the reasons from its clauses. */
export function rulingText(
  { id, ground, clauses, question, answer }: Ruling,
  language: Language,
): RulingText {
  return {
    id,
    ground,
    clauses,
    question: typeset(question[language], language),
    answer: typeset(answer[language], language),
    reasons: clauses.flatMap((clause) => clauseText(clause, language).reason ?? []),
  };
}
