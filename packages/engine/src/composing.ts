/** Composes the rulebook of any option set of either game. */
import { composedOnce } from "./composed";
import { anyMountain } from "./in-part/mountain";
import { anySea } from "./in-part/sea";
import type { Rulebook } from "./kernel/rulebook";
import type { Options } from "./options";

const compose = (options: Options): Rulebook =>
  options.game === "sea" ? anySea(options) : anyMountain(options);

/** The rulebook of an option set: composed at the first call, then the same object for as long as it is in use. */
export function rulebookFor(options: Options): Rulebook {
  return composedOnce(options, compose);
}
