/** Replays a text: acts as lines `2: 47 r4c2 -12`, the seat first. */
import { deal, enact, type Fate, type Rulebook, readAct, seededFate, type Table } from "../../src/index";

export function replay(
  rulebook: Rulebook,
  seed: string,
  lines: readonly string[],
): { table: Table; fate: Fate } {
  const fate = seededFate(seed);
  let { table } = deal(rulebook, fate);
  for (const line of lines) {
    const act = readAct(rulebook, line.slice(3), Number(line[0]) - 1);
    if (!act.ok) throw new Error(`Not an act: ${line}`);
    const enacted = enact(table, act.value, fate);
    if (!enacted.ok) throw new Error(`Refused: ${line}`);
    table = enacted.value.table;
  }
  return { table, fate };
}
