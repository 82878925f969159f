/** What was best at each question. Fetched once somebody has chosen, and not before. */
import rows from "./answers.json";
import type { QuestionOutcome } from "./questions";

export const ANSWERS: readonly QuestionOutcome[] = rows;
