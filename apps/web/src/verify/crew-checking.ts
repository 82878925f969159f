/** Repeats every decision of the quiet crew from the view that its seat had, and compares it with what was done. */
import { type Memory, playsAsIn } from "@stillwater/crew";
import { enact, mask, readAct, seededFate, type Table, writePosition } from "@stillwater/engine";
import {
  answeredFor,
  type CrewAnswer,
  type CrewQuestion,
  type CrewStayView as CrewStay,
} from "@stillwater/table/session";
import type { OpenedGame } from "./checking";

/** An act of the crew, with its question; the memory at that point follows from the earlier decisions. */
export interface CrewDecision extends Omit<CrewQuestion, "memory"> {
  readonly stay: CrewStay;
  readonly rev: number;
  readonly act: string;
  /** The effect of the act, in the notation. */
  readonly facts: readonly string[];
  /** Whether today's hands decide as those of the game did. */
  readonly alike: boolean;
}

/** The crew's decisions in a game, up to the first act that the rules do not allow. */
export function decisionsOf(
  opened: OpenedGame,
  dealt: Table,
  stays: readonly CrewStay[],
): readonly CrewDecision[] {
  const fate = seededFate(opened.seed);
  const decisions: CrewDecision[] = [];
  let table = dealt;
  // A seat that can do nothing else in a council passes without being asked.
  let answered = answeredFor(table);
  for (const { rev, seat, act: text, facts } of opened.entries.slice(1)) {
    const act = readAct(table.rulebook, text, seat);
    const done = act.ok ? enact(table, act.value, fate) : null;
    if (done === null || !done.ok) break;
    const [next] = answered;
    const followed = next?.seat === seat && next.act === text;
    const stay = stays.find(
      (one) => one.seat === seat && one.from < rev && (one.to === null || rev < one.to),
    );
    if (!followed && stay !== undefined) {
      const position = writePosition(mask(table, seat));
      const { hand, version } = stay;
      const alike = playsAsIn(version, hand, table.rulebook.game);
      decisions.push({ stay, rev, act: text, facts, alike, seat, hand, position, seed: opened.seed });
    }
    table = done.value.table;
    answered = followed ? answered.slice(1) : answeredFor(table);
  }
  return decisions;
}

/** The outcome: `older` if a version of the crew played whose hands differ from these. */
export type CrewFound =
  | { readonly status: "all"; readonly count: number }
  | { readonly status: "older"; readonly count: number }
  | { readonly status: "bad"; readonly count: number; readonly at: CrewDecision };

/**
 * Asks the crew again, decision by decision.
 *
 * @param told called with the number of decisions repeated so far
 */
export async function checkCrew(
  decisions: readonly CrewDecision[],
  ask: (question: CrewQuestion) => Promise<CrewAnswer>,
  told: (count: number) => void,
): Promise<CrewFound> {
  const { length: count } = decisions;
  if (decisions.some(({ alike }) => !alike)) return { status: "older", count };
  const memories = new Map<CrewStay, Memory>();
  for (const [index, decision] of decisions.entries()) {
    const { stay, seat, hand, position, seed } = decision;
    const answer = await ask({ seat, hand, position, seed, memory: memories.get(stay) ?? null });
    if (answer.act !== decision.act) return { status: "bad", count, at: decision };
    memories.set(stay, answer.memory);
    told(index + 1);
  }
  return { status: "all", count };
}
