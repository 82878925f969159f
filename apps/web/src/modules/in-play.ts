/** Which modules a game is played with. */
import { type ModuleId, modulesIn, type Rulebook, readOptions } from "@stillwater/engine";

const known = new WeakMap<Rulebook, readonly ModuleId[]>();

/** The modules of an option code; none if it cannot be read. */
export function modulesOfCode(code: string): readonly ModuleId[] {
  const options = readOptions(code);
  return options.ok ? modulesIn(options.value) : [];
}

export function modulesOf(rulebook: Rulebook): readonly ModuleId[] {
  const found = known.get(rulebook) ?? modulesOfCode(rulebook.code);
  known.set(rulebook, found);
  return found;
}
