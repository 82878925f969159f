/** The rulebook an option set stands for, whatever it is. */
import { composedOnce } from "./composed";
import { anyMountain } from "./in-part/mountain";
import { anySea } from "./in-part/sea";
import type { Rulebook } from "./kernel/rulebook";
import type { Options } from "./options";

const compose = (options: Options): Rulebook =>
  options.game === "sea" ? anySea(options) : anyMountain(options);

/** The rulebook of an option set; composed once as long as it is in use, and then the same object for the same options. */
export function rulebookFor(options: Options): Rulebook {
  return composedOnce(options, compose);
}
