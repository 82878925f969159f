/** Verdicts for somebody who knows more than the table shows. */
import { type Subject, type Verdict, verdictWithout } from "@stillwater/engine";

/**
 * A verdict once somebody can answer what rules about these left open; whatever else is unknown stays so. Whoever types a
 * card holds it (`hand`), and where only a card is asked about nobody is told of a Start that they might hold (`start`).
 */
export function onceAnswered(verdict: Verdict, ...subjects: readonly Subject[]): Verdict {
  return verdictWithout(
    verdict,
    ({ about, holds }) => holds === "unknown" && subjects.some((one) => one === about),
  );
}
