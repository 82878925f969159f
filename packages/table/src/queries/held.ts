/** Verdicts for somebody who knows more than the table shows. */
import type { Verdict } from "@stillwater/engine";

/** A verdict once somebody can answer what these rules left open: whatever else is unknown stays so. */
export function onceAnswered(verdict: Verdict, clauses: ReadonlySet<string>): Verdict {
  const findings = verdict.findings.filter(
    ({ clause, holds }) => !(clauses.has(clause) && holds === "unknown"),
  );
  if (findings.length === verdict.findings.length) return verdict;
  const holds = (word: "no" | "unknown"): boolean => findings.some((finding) => finding.holds === word);
  return { ...verdict, findings, allowed: holds("no") ? "no" : holds("unknown") ? "unknown" : "yes" };
}

const HELD = new Set(["T.turn.hand", "A.turn.hand"]);

/** Whoever types a card holds it: what only its holder could check is checked. */
export const heldVerdict = (verdict: Verdict): Verdict => onceAnswered(verdict, HELD);
