import { judge, readAct, readOptions, readPosition, type Verdict } from "@stillwater/engine";
import type { Understood } from "../src/understand";

/** What the engine says of a check; a check that the engine cannot read is a mistake. */
export function judged({ option, position, act, seat, at }: Understood): Verdict {
  if (!readOptions(option).ok) throw new Error(`${option} is no option`);
  const table = readPosition(position);
  if (!table.ok) throw new Error(`${position}: ${JSON.stringify(table.error)}`);
  const read = readAct(table.value.rulebook, act, seat);
  if (!read.ok) throw new Error(`${act}: ${JSON.stringify(read.error)}`);
  if (at !== undefined && !act.includes(at)) throw new Error(`${act} is not at ${at}`);
  return judge(table.value, read.value);
}

/** The first clause that refuses. */
export const refusing = ({ findings }: Verdict): string | undefined =>
  findings.find(({ holds }) => holds === "no")?.clause;

/** "yes 2", or "no T.place.pay". */
export const inShort = (verdict: Verdict): string =>
  verdict.allowed === "yes" ? `yes ${verdict.price}` : `${verdict.allowed} ${refusing(verdict) ?? ""}`.trim();
