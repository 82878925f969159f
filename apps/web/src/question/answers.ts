/** What was best at each question. Fetched once somebody has chosen, and not before. */
import rows from "./answers.json";
import type { Answer } from "./questions";

export const ANSWERS: readonly Answer[] = rows;
