/** Reads the facts of an entry from the text that is sent. */
import { type Fact, type Problem, type Result, type Rulebook, readFact } from "@stillwater/engine";

/** All of them, or the problem of the first one that cannot be read; no fact is skipped. */
export function readFacts(rulebook: Rulebook, texts: readonly string[]): Result<readonly Fact[], Problem> {
  const facts: Fact[] = [];
  for (const text of texts) {
    const fact = readFact(rulebook, text);
    if (!fact.ok) return fact;
    facts.push(fact.value);
  }
  return { ok: true, value: facts };
}
