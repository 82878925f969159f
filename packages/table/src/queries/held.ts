/** Verdicts for somebody who knows more than the table shows. */
import type { Subject, Verdict } from "@stillwater/engine";

/** A verdict once somebody can answer what rules about these left open: whatever else is unknown stays so. */
export function onceAnswered(verdict: Verdict, ...subjects: readonly Subject[]): Verdict {
  const isAnswered = (about: Subject | undefined): boolean => subjects.some((one) => one === about);
  const findings = verdict.findings.filter(({ about, holds }) => !(isAnswered(about) && holds === "unknown"));
  if (findings.length === verdict.findings.length) return verdict;
  const holds = (word: "no" | "unknown"): boolean => findings.some((finding) => finding.holds === word);
  return { ...verdict, findings, allowed: holds("no") ? "no" : holds("unknown") ? "unknown" : "yes" };
}

/** Whoever types a card holds it: what only its holder could check is checked. */
export const heldVerdict = (verdict: Verdict): Verdict => onceAnswered(verdict, "hand");
