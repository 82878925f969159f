/** From symbols to engine checks: one for every way in which a question can be meant. */
import { judge, readAct, readPosition, type Verdict } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/lexicon";
import type { QuestionPart } from "./line";
import { mountainCheckOf } from "./mountain";
import { questionLineOf } from "./parts";
import { type Expected, readingOf } from "./reading";
import { ROOM_QUESTIONS } from "./rooms";
import { evidenceOf, placed, type Ways, withHeldColours } from "./scene";
import { seaCheckOf } from "./sea";
import type { EngineCheck, Understood } from "./shapes";
import type { Symbols } from "./symbols";

/** What the engine says; null of what it cannot read. */
function verdictOf({ position, act, seat }: EngineCheck): Verdict | null {
  const table = readPosition(position);
  const read = table.ok ? readAct(table.value.rulebook, act, seat) : table;
  return table.ok && read.ok ? judge(table.value, read.value) : null;
}

/** Whether the engine says what a question takes for granted: "why can't I", "does it cost 3". */
function isSo(check: EngineCheck, { allowed, price }: Expected): boolean {
  const verdict = verdictOf(check);
  if (price === undefined) return verdict?.allowed === allowed;
  // "It costs 3, right? I only have 2 cards": it costs so much, and is refused for that.
  const refused = verdict?.findings.filter(({ holds }) => holds === "no") ?? [];
  return (
    verdict?.price === price &&
    refused.every(({ clause }) => clause === "T.place.pay" || clause === "A.place.pay")
  );
}

/**
 * A check of the parts of a question; null where they make none.
 * @param isOffered whether it is asked for first, and may then be otherwise than the question takes for granted
 */
export function checkOf(parts: readonly QuestionPart[] | null, isOffered = false): Understood | null {
  const read = parts === null ? null : readingOf(parts);
  if (read === null) return null;
  const { reading, expected, isGameOpen } = read;
  const [added] = ROOM_QUESTIONS.flatMap(({ check }) => check(reading) ?? []);
  const check = added ?? (reading.game === "sea" ? seaCheckOf(reading) : mountainCheckOf(reading));
  if (expected !== undefined && !isOffered && !isSo(check, expected)) return null;
  const { game } = reading;
  const assumed = isGameOpen ? [...check.assumed, { kind: "game", game } as const] : check.assumed;
  return { reading, ...check, assumed };
}

/** What the engine says, as far as it tells ways of lying apart; null of what it cannot read. */
export function outcomeOf(check: EngineCheck): string | null {
  const verdict = verdictOf(check);
  if (verdict === null) return null;
  const { allowed, price, findings } = verdict;
  return `${allowed} ${allowed === "yes" ? price : findings.find(({ holds }) => holds === "no")?.clause}`;
}

/** What a question tells, once for every way in which its cards can lie so; null where it asks nothing. */
export function waysIn(symbols: readonly string[], language: Language): Ways | null {
  const told = withHeldColours(symbols);
  const line = told === null ? null : questionLineOf(told, language);
  return told === null || line === null ? null : placed(line, evidenceOf(told));
}

/** The checks of all ways; none where one of them makes none. */
export function checksOf(ways: Ways["ways"]): readonly Understood[] {
  const checks = ways.map((way) => checkOf(way)).flatMap((check) => check ?? []);
  return checks.length === ways.length ? checks : [];
}

/** The first check for each thing that the engine says of them. */
export function distinct(checks: readonly Understood[]): readonly Understood[] {
  const outcomes = checks.map(outcomeOf);
  return checks.filter((_, at) => outcomes.indexOf(outcomes[at] ?? "") === at);
}

/** What a question tells of which every word is read; nothing of another. */
export function wholeWays({ symbols, unread }: Symbols, language: Language): Ways["ways"] {
  const read = unread.length > 0 ? null : waysIn(symbols, language);
  return read === null || read.left.length > 0 ? [] : read.ways;
}
