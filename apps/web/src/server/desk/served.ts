/** Which of the games the engine knows have a screen here. A table nobody could look at is not opened. */
import type { Options } from "@stillwater/engine";

/** Whether the site can show a table with these options: the base sea, until the other screens are built. */
export function isServed(options: Options): boolean {
  if (options.game !== "sea") return false;
  const { rocks, monsters, storms, wild, variant } = options;
  return !rocks && !monsters && !storms && !wild && !variant;
}
