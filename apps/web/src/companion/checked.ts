/** What is asked of the server about a card, and whether its answer is the one this device gave. Pure. */
import type { Check } from "@stillwater/companion";
import { type Act, type Table, writeAct, writePosition } from "@stillwater/engine";
import type { Asked } from "@/server/asking/judging";
import type { CheckAnswer } from "@/server/asking/shapes";

/** A question as `rules.check` takes it. */
export interface Question {
  readonly position: string;
  /** From 1. */
  readonly seat: number;
  readonly action: string;
}

export function questionOf(table: Table, act: Act): Question {
  return { position: writePosition(table), seat: act.seat + 1, action: writeAct(table.rulebook, act) };
}

/** The server's answer in the shape of this device's own; null where it could not read the question. */
export function answerOf(reply: Asked<CheckAnswer>): Check | null {
  if (!("answer" in reply)) return null;
  const { verdict, records, closes } = reply.answer;
  const { allowed, price } = verdict;
  const findings = verdict.findings.map(({ clause, holds, values }) => ({ clause, holds, with: values }));
  return { verdict: { allowed, price, findings }, records, closes };
}

/** Whether two answers say something else to people: allowed or not, the price, each rule, what is closed by it. */
export function differ(one: Check, other: Check): boolean {
  return said(one) !== said(other);
}

function said({ verdict, records, closes }: Check): string {
  const rules = verdict.findings.map(({ clause, holds }) => `${clause} ${holds}`).sort();
  const shut = closes.map(({ clause, at, spaces, cards }) => `${clause} ${at} ${spaces} ${cards}`).sort();
  return JSON.stringify([verdict.allowed, verdict.price, rules, records, shut]);
}
