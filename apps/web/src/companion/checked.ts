/** The question to the server about a card, and whether its answer matches this device's. Pure. */
import type { CheckResult } from "@stillwater/companion";
import { type Act, type Table, writeAct, writePosition } from "@stillwater/engine";
import { areKnown } from "@stillwater/table/queries";
import type { AnswerOrWrong } from "@/server/public-api/judging";
import type { CheckAnswer } from "@/server/public-api/shapes";

/** A question as `rules.check` takes it. */
export interface CheckQuestion {
  readonly position: string;
  /** From 1. */
  readonly seat: number;
  readonly action: string;
}

export function questionOf(table: Table, act: Act): CheckQuestion {
  return { position: writePosition(table), seat: act.seat + 1, action: writeAct(table.rulebook, act) };
}

/** The server's reply to a question. */
export type CheckReply = AnswerOrWrong<CheckAnswer>;

/**
 * The server's answer in the shape of this device's own; null if the server could not read the question, or names a rule
 * that this page has no words for.
 */
export function answerOf(reply: CheckReply, { type }: Act, own: CheckResult): CheckResult | null {
  if (!("answer" in reply)) return null;
  const { verdict, records, closes } = reply.answer;
  if (!areKnown(verdict.findings) || !areKnown(closes)) return null;
  const { allowed, most } = verdict;
  // The API tells the price that a Start costs the crew; the engine takes nothing from its player.
  const price = type === "start" ? 0 : verdict.price;
  const aboutOf = new Map(own.verdict.findings.map(({ clause, about }) => [clause, about]));
  const findings = verdict.findings.map(({ clause, holds, values }) => {
    return { clause, holds, with: values, about: aboutOf.get(clause) };
  });
  const range = most === undefined ? {} : { most };
  return { verdict: { allowed, price, ...range, findings }, records, closes };
}

/** Whether two answers differ for people: whether the act is allowed, its price, the rules cited, what it closes. */
export function differ(one: CheckResult, other: CheckResult): boolean {
  return said(one) !== said(other);
}

function said({ verdict, records, closes }: CheckResult): string {
  const rules = verdict.findings.map(({ clause, holds }) => `${clause} ${holds}`).sort();
  const shut = closes.map(({ clause, at, spaces, cards }) => `${clause} ${at} ${spaces} ${cards}`).sort();
  return JSON.stringify([verdict.allowed, verdict.price, verdict.most, rules, records, shut]);
}
