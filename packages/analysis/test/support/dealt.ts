import { deal, readOptions, rulebookFor, seededFate } from "@stillwater/engine";
import type { Position } from "../../src/index";

/** A fresh deal of an option set. */
export function dealt(code: string, seed: string): Position {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`${code}: ${options.error.what}`);
  const fate = seededFate(seed);
  return { table: deal(rulebookFor(options.value), fate).table, fate };
}
