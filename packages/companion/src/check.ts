/** The one answer to whether a card may lie there: the same on a server and in a browser. */
import { type Act, type Closure, closed, judge, type Table, type Verdict } from "@stillwater/engine";
import { attemptAct } from "./attempt";

export interface CheckResult {
  readonly verdict: Verdict;
  /** Whether it can be recorded: within the rules, as a slip that stands all the same, or not at all. */
  readonly records: "yes" | "slip" | "no";
  /** What could be completed before, and never could be afterwards. */
  readonly closes: readonly Closure[];
}

/** What the rules say about an act, whether it can stand, and what it would make impossible. Records nothing. */
export function check(table: Table, act: Act): CheckResult {
  const tried = attemptAct(table, act, []);
  const verdict = tried.ok ? tried.verdict : "verdict" in tried.misfit ? tried.misfit.verdict : undefined;
  if (!tried.ok) return { verdict: verdict ?? judge(table, act), records: "no", closes: [] };
  const before = new Set(closed(table).map(nameOf));
  const closes = closed(tried.table).filter((closure) => !before.has(nameOf(closure)));
  return { verdict: verdict ?? judge(table, act), records: tried.slip ? "slip" : "yes", closes };
}

const nameOf = ({ clause, at, spaces, cards }: Closure): string => `${clause} ${at} ${spaces} ${cards}`;
