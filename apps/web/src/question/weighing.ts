/** The question about a chosen act, and its answer: it uses nothing that the asked seat could not know. */
import {
  type AdviceReason,
  type Breath,
  Comparison,
  type Memory,
  NOTHING_YET,
  reasonFor,
  stream,
} from "@stillwater/crew";
import { type Act, look, readAct, readPosition } from "@stillwater/engine";
import type { AskedQuestion } from "./questions";

export interface Weighed {
  /** What speaks for the best act. */
  readonly reason: AdviceReason;
  /** How many fewer of 100 simulated games one's own act wins than the best; null if not asked for, or none is known yet. */
  readonly loss: { readonly mean: number; readonly error: number } | null;
  readonly done: boolean;
}

export interface WeighingAsked extends Pick<AskedQuestion, "position" | "seat" | "given"> {
  /** In the notation. */
  readonly best: string;
  /** Null if it is among the acts analysed before. */
  readonly own: string | null;
}

const WORLDS = 80;
const BETWEEN = 10;

/** Compares an act with the best in the same simulated games; each yield is more certain than the one before. */
export function* weighing({ position, seat, given, best, own }: WeighingAsked): Generator<Weighed | Breath> {
  const table = readPosition(position);
  if (!table.ok) throw new Error("a question that cannot be read");
  const act = (text: string): Act => {
    const read = readAct(table.value.rulebook, text, seat);
    if (!read.ok) throw new Error("an act that cannot be read");
    return read.value;
  };
  const seen = look(table.value, seat);
  const memory: Memory = { ...NOTHING_YET, given };
  const reason = reasonFor(seen, memory, act(best));
  yield { reason, loss: null, done: own === null };
  if (own === null) return;
  const compared = new Comparison(seen, memory, [act(best), act(own)], stream(1));
  while (compared.worlds < WORLDS && (yield* compared.step())) {
    if (compared.worlds % BETWEEN !== 0) continue;
    const gain = compared.gains()[1];
    if (gain === undefined) return;
    const loss = { mean: Math.round(-100 * gain.mean), error: Math.round(100 * gain.error) };
    yield { reason, loss, done: compared.worlds >= WORLDS };
  }
}
