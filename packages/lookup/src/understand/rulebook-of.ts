import { type Rulebook, readOptions, rulebookFor } from "@stillwater/engine";

/** The rulebook of an option code: "sea p2". Throws where it is none. */
export function rulebookOf(option: string): Rulebook {
  const options = readOptions(option);
  if (!options.ok) throw new Error(`${option} is no game.`);
  return rulebookFor(options.value);
}
