import { deal, readOptions, rulebookFor, seededFate } from "@stillwater/engine";
import { withOthers } from "../../../engine/test/support/added-games";
import type { Position } from "../../src/index";
import { winsTogether } from "../../src/modules/terms";

/** A fresh deal of an option set. */
export function dealt(code: string, seed: string): Position {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`${code}: ${options.error.what}`);
  const fate = seededFate(seed);
  return { table: deal(rulebookFor(options.value), fate).table, fate };
}

/** The given codes, plus one for each module that they lack and with which all players win or lose together. */
export const together = (...codes: readonly string[]): readonly string[] =>
  withOthers(...codes).filter((code) => winsTogether(dealt(code, "v1:").table.rulebook));
