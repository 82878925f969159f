/** Verdicts for somebody who knows more than the table shows. */
import { type Subject, type Verdict, verdictWithout } from "@stillwater/engine";

/**
 * A verdict for somebody who can answer what the rules on these subjects left open; other unknowns remain. The person who
 * types a card holds it (`hand`), and a question about one card need not mention a Start that might be held (`start`).
 */
export function onceAnswered(verdict: Verdict, ...subjects: readonly Subject[]): Verdict {
  return verdictWithout(
    verdict,
    ({ about, holds }) => holds === "unknown" && subjects.some((one) => one === about),
  );
}
