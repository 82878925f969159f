import { type Rulebook, readOptions, rulebookFor } from "@stillwater/engine";

/** The rulebook of the game that is asked about, by its option code: "sea p2". Throws where it is none. */
export function rulebookAsked(option: string): Rulebook {
  const options = readOptions(option);
  if (!options.ok) throw new Error(`${option} is no game.`);
  return rulebookFor(options.value);
}
