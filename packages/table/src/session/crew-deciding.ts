/** The quiet crew answers: on a thread of the server, in a worker of a browser, and again where its acts are verified. */
import { decide, diceOf, EFFORT, NOTHING_YET } from "@stillwater/crew";
import { look, readPosition, writeAct } from "@stillwater/engine";
import type { CrewAnswer, CrewQuestion } from "./crew-asking";

/** The act of a crew seat, decided from its own view alone. */
export function answered({ seat, hand, memory, position, seed }: CrewQuestion): CrewAnswer {
  const read = readPosition(position);
  if (!read.ok) throw new Error("a view that cannot be read");
  const seen = look(read.value, seat);
  const { act, memory: after } = decide(hand, seen, memory ?? NOTHING_YET, diceOf(seed, seat), EFFORT);
  return { act: act === undefined ? null : writeAct(read.value.rulebook, act), memory: after };
}
