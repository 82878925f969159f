/** The best acts of each question. Loaded only once somebody has chosen. */
import rows from "./answers.json";
import type { QuestionOutcome } from "./questions";

export const ANSWERS: readonly QuestionOutcome[] = rows;
