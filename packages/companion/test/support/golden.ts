/** The engine's golden games, played again from their seeds. */
import { readdirSync, readFileSync } from "node:fs";
import {
  type Act,
  deal,
  enact,
  type Fact,
  outcome,
  readOptions,
  readRecord,
  rulebookFor,
  seededFate,
  type Table,
} from "@stillwater/engine";

const FOLDER = new URL("../../../engine/test/golden/", import.meta.url);

export const GOLDEN = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));

export interface Played {
  readonly start: Table;
  readonly dealt: readonly Fact[];
  readonly acts: readonly { readonly act: Act; readonly facts: readonly Fact[]; readonly after: Table }[];
}

export function golden(file: string): Played {
  const record = readRecord(readFileSync(new URL(file, FOLDER), "utf8"));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const options = readOptions(record.value.code);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const fate = seededFate(record.value.seed ?? "");
  const { table: start, facts: dealt } = deal(rulebookFor(options.value), fate);
  let table = start;
  const acts = record.value.acts.flatMap(({ act }) => {
    // Where no Compass can help, the game is lost at once; an older version spent one all the same.
    if (outcome(table) !== "playing") return [];
    const done = enact(table, act, fate);
    if (!done.ok) throw new Error(`${file}: ${JSON.stringify(act)}`);
    table = done.value.table;
    return { act, facts: done.value.facts, after: table };
  });
  return { start, dealt, acts };
}
