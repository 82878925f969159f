/**
 * From a plain question to an engine check: "can I put 47 between 45 and 52 with two cards left?" becomes a position and
 * an act. Every word of the question must have its part (words, symbols, parts, reading); with one left over, or with too
 * little said, there is no check. A wrong answer is worse than none.
 */
import { judge, readAct, readPosition } from "@stillwater/engine";
import { LANGUAGES, type Language, QUESTION_LISTS } from "@stillwater/rulebook/lexicon";
import { languagesFrom } from "../words/dictionary";
import type { QuestionPart } from "./line";
import { mountainCheckOf } from "./mountain";
import { questionLineOf } from "./parts";
import { type Expected, readingOf } from "./reading";
import { ROOM_QUESTIONS } from "./rooms";
import { evidenceOf, placed, type Ways } from "./scene";
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

/** A check of the parts of a question; null where they make none. */
function checkOf(parts: readonly QuestionPart[] | null): Understood | null {
  const read = parts === null ? null : readingOf(parts);
  if (read === null) return null;
  const { reading, expected, isGameOpen } = read;
  const [added] = ROOM_QUESTIONS.flatMap(({ check }) => check(reading) ?? []);
  const check = added ?? (reading.game === "sea" ? seaCheckOf(reading) : mountainCheckOf(reading));
  if (expected !== undefined && !isSo(check, expected)) return null;
  const { game } = reading;
  const assumed = isGameOpen ? [...check.assumed, { kind: "game", game } as const] : check.assumed;
  return { reading, ...check, assumed };
}

/** What the engine says, as far as it tells ways of lying apart. */
function outcomeOf({ position, act, seat }: EngineCheck): string {
  const table = readPosition(position);
  const read = table.ok ? readAct(table.value.rulebook, act, seat) : table;
  if (!table.ok || !read.ok) throw new Error(`${position} and ${act} are no check.`);
  const { allowed, price, findings } = judge(table.value, read.value);
  return `${allowed} ${allowed === "yes" ? price : findings.find(({ holds }) => holds === "no")?.clause}`;
}

/** What a question tells, once for every way in which its cards can lie so; null where it asks nothing. */
function waysIn(symbols: readonly string[], language: Language, isLoose = false): Ways | null {
  const line = questionLineOf(symbols, language);
  return line === null ? null : placed(line, evidenceOf(symbols), isLoose);
}

/** The checks of all ways; none where one of them makes none. */
function checksOf(ways: Ways["ways"]): readonly Understood[] {
  const checks = ways.map(checkOf).flatMap((check) => check ?? []);
  return checks.length === ways.length ? checks : [];
}

/** The first check for each thing that the engine says of them. */
function told(checks: readonly Understood[]): readonly Understood[] {
  const outcomes = checks.map(outcomeOf);
  return checks.filter((_, at) => outcomes.indexOf(outcomes[at] ?? "") === at);
}

function understoodIn(query: string, language: Language): Understood | null {
  const read = symbolsOf(query, language);
  if (read === null || read.unread.length > 0) return null;
  const found = waysIn(read.symbols, language);
  if (found === null || found.left.length > 0) return null;
  // Where the cards can lie in several ways, all of them must come to the same.
  const [check = null, ...others] = told(checksOf(found.ways));
  return others.length === 0 ? check : null;
}

/** What was read of a question that is not understood as a whole, for whoever asked to say whether it was meant. */
export interface PartlyUnderstood {
  /** Words that were not read. */
  readonly unread: readonly string[];
  /** What is missing: which of several spaces is meant, or any place at all. */
  readonly missing?: "space" | "place";
  /** Questions that may have been meant, each understood as a whole. */
  readonly offers: readonly Understood[];
}

const MOST_OFFERS = 3;

const isPlace = ({ is }: QuestionPart): boolean => ["where", "row", "edge", "scene"].includes(is);

/** The symbols of a question in which a number in words may be the only card: "a three in row 4". */
function withNumber(symbols: readonly string[]): readonly string[] {
  const [number, another] = symbols.filter((symbol) => /^w\d$/.test(symbol));
  if (number === undefined || another !== undefined) return symbols;
  return symbols.map((symbol) => (symbol === number ? symbol.replace("w", "n") : symbol));
}

/** What was read of a question that is not understood; null where nothing of it makes a check. */
export function partlyUnderstood(query: string, language: Language): PartlyUnderstood | null {
  const read = query.length > MOST_QUESTION ? null : symbolsOf(query, language);
  if (read === null) return null;
  const { symbols, unread, said } = read;
  for (const [each, isLoose] of [
    [symbols, false],
    // "30, 38 right of it, and 34 between": there is no space, unless 38 lies further right.
    [symbols, true],
    [withNumber(symbols), false],
  ] as const) {
    const found = waysIn(each, language, isLoose);
    if (found === null) return null;
    const left = [...unread, ...new Set(found.left.flatMap((symbol) => said.get(symbol) ?? []))];
    const checks = told(found.ways.flatMap((way) => checkOf(way) ?? [])).slice(0, MOST_OFFERS);
    if (checks.length > 1) return { unread: left, missing: "space", offers: checks };
    if (checks.length === 1) return { unread: left, offers: checks };
    const [parts = []] = found.ways;
    // "A 3 in row 4" may be a card of either game.
    const inGames = (["sea", "mountain"] as const).flatMap(
      (game) => checkOf([...parts, { is: "game", game }]) ?? [],
    );
    if (inGames.length > 1) return { unread: left, offers: inGames };
    if (each !== symbols || parts.some(isPlace) || parts.filter(({ is }) => is === "card").length !== 1)
      continue;
    const alone = checkOf([...parts, { is: "where", where: { kind: "alone" } }]);
    if (alone !== null) return { unread: left, missing: "place", offers: [alone] };
  }
  return null;
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
