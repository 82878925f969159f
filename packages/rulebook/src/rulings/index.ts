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

/** Whether it is answered by a rule as it stands. */
const isAnswered = ({ ground }: Ruling): boolean => ground === "answered" || ground === "house";

/** The register: where the sources are silent, differ or point at something we lack, and what we decided; and what people ask although a rule answers it. */
export const RULINGS: readonly Ruling[] = [
  ...ruled.filter((ruling) => !isAnswered(ruling)),
  ...ruled.filter(isAnswered),
];

/** A ruling in one language. The reasons are those of its clauses. */
export interface RulingText {
  readonly id: string;
  readonly ground: Ground;
  readonly question: string;
  readonly answer: string;
  readonly reasons: readonly string[];
  readonly clauses: Ruling["clauses"];
}

/** The words of a ruling, with the reasons that stand in its clauses. */
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
