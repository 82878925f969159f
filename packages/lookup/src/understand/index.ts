/**
 * From a plain question to an engine check: "can I put 47 between 45 and 52 with two cards left?" becomes a position and
 * an act. Every word of the question must have its part (words, symbols, parts, reading); with one left over, or with too
 * little said, there is no check. A wrong answer is worse than none.
 */
import { judge, readAct, readPosition } from "@stillwater/engine";
import { LANGUAGES, type Language, QUESTION_LISTS } from "@stillwater/rulebook/lexicon";
import { languagesFrom } from "../words/dictionary";
import { mountainCheckOf } from "./mountain";
import { questionPartsOf } from "./parts";
import { type Expected, readingOf } from "./reading";
import { ROOM_QUESTIONS } from "./rooms";
import { seaCheckOf } from "./sea";
import type { EngineCheck, Understood } from "./shapes";
import { symbolsOf } from "./symbols";

export { readingInWords } from "./saying";
export type { Assumed, NamedCard, Reading, Understood, Where } from "./shapes";

const MOST_QUESTION = 200;

/** Whether the engine says what a question takes for granted: "why can't I", "does it cost 3". */
function isSo({ position, act, seat }: EngineCheck, { allowed, price }: Expected): boolean {
  const table = readPosition(position);
  const read = table.ok ? readAct(table.value.rulebook, act, seat) : table;
  if (!table.ok || !read.ok) return false;
  const verdict = judge(table.value, read.value);
  return verdict.allowed === allowed && (price === undefined || verdict.price === price);
}

function understoodIn(query: string, language: Language): Understood | null {
  const symbols = symbolsOf(query, language);
  const parts = symbols === null ? null : questionPartsOf(symbols, language);
  const read = parts === null ? null : readingOf(parts);
  if (read === null) return null;
  const { reading, expected, isGameOpen } = read;
  const [added] = ROOM_QUESTIONS.flatMap(({ check }) => check?.(reading) ?? []);
  const check = added ?? (reading.game === "sea" ? seaCheckOf(reading) : mountainCheckOf(reading));
  if (expected !== undefined && !isSo(check, expected)) return null;
  const { game } = reading;
  const assumed = isGameOpen ? [...check.assumed, { kind: "game", game } as const] : check.assumed;
  return { reading, ...check, assumed };
}

/** How a question begins, in three languages, without accents; people who type leave the mark at its end out. */
const BEGINS = new RegExp(
  `^(?:${LANGUAGES.map((language) => QUESTION_LISTS.begins[language].replaceAll(" ", "|")).join("|")})(?![\\p{L}\\p{M}])`,
  "u",
);

/** Whether somebody asks about cards, or asks at all: more than words that are looked up. */
export function isQuestion(query: string): boolean {
  const bare = query.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return /\d|\?$/.test(bare) || (BEGINS.test(bare) && /\s/.test(bare));
}

/** A check made of a question, in the page's language or in one of the two others; null where it is not sure. */
export function understand(query: string, language: Language): Understood | null {
  if (query.length > MOST_QUESTION) return null;
  for (const each of languagesFrom(language)) {
    const check = understoodIn(query, each);
    if (check !== null) return check;
  }
  return null;
}
