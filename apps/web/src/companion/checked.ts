/** What is asked of the server about a card, and whether its answer is the one this device gave. Pure. */
import type { Check } from "@stillwater/companion";
import { type Act, type Table, writeAct, writePosition } from "@stillwater/engine";

/** A question as `companion.check` takes it. */
export interface Question {
  readonly position: string;
  readonly seat: number;
  readonly act: string;
}

export function questionOf(table: Table, act: Act): Question {
  return { position: writePosition(table), seat: act.seat, act: writeAct(table.rulebook, act) };
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
