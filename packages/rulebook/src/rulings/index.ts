import { clauseText } from "../clauses";
import { type Language, typeset } from "../language";
import { ASKED_ABOUT_ISLANDS } from "./asked-about-islands";
import { ASKED_ABOUT_STORMY_SEAS } from "./asked-about-stormy-seas";
import { ASKED_ABOUT_THE_CLIMB } from "./asked-about-the-climb";
import { ASKED_ABOUT_TURNS } from "./asked-about-turns";
import { ASKED_AT_SEA } from "./asked-at-sea";
import { ASKED_ON_THE_MOUNTAIN } from "./asked-on-the-mountain";
import { COMPASS_RULINGS } from "./compasses";
import { MOUNTAIN_RULINGS } from "./mountain";
import { SEA_RULINGS } from "./sea";
import type { Ground, Ruling } from "./shapes";
import { STORMY_RULINGS } from "./stormy-seas";
import { VARIANT_RULINGS } from "./variants";

export { LANGUAGES, type Language, type Translated } from "../language";
export { GROUNDS, type Ground, type Ruling } from "./shapes";

/** The register: where the sources are silent, differ or point at something we lack, and what we decided; and what people ask although the books answer it. */
export const RULINGS: readonly Ruling[] = [
  ...SEA_RULINGS,
  ...STORMY_RULINGS,
  ...COMPASS_RULINGS,
  ...VARIANT_RULINGS,
  ...MOUNTAIN_RULINGS,
  ...ASKED_AT_SEA,
  ...ASKED_ON_THE_MOUNTAIN,
  ...ASKED_ABOUT_TURNS,
  ...ASKED_ABOUT_ISLANDS,
  ...ASKED_ABOUT_STORMY_SEAS,
  ...ASKED_ABOUT_THE_CLIMB,
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
