/** What a person has set for a new table, in words that need no rules. */
import { modulesIn, type Options } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import type { WordIn } from "@/i18n/word-in";
import { ROOMS } from "@/modules/rooms";

/** How likely a win is, as far as can honestly be said. */
export type Outlook = Extract<WordIn<"open">, `outlook${string}`>;

const HARD = 12;

/** With more marks than this, a crew should expect to lose. */
const HEAVY = 3;

/**
 * Measured on many deals: careful crews win more than nine in ten base games, and fewer than four in ten with twelve islands
 * removed. In between only the trend is known, and nothing was measured for solo games.
 */
export function outlookOf(options: Options): Outlook {
  const chosen = modulesIn(options);
  if (options.game === "mountain") return chosen.length > 0 ? "outlookGoals" : "outlookMountain";
  const own = only(
    chosen.flatMap((id) => ROOMS[id].outlook ?? []),
    "what can be expected",
  );
  if (own !== undefined) return own;
  if (options.removed >= HARD || marksOf(options) >= HEAVY) return "outlookHard";
  if (options.variant !== undefined) return "outlookVariant";
  if (options.removed > 0 || marksOf(options) > 0) return "outlookTight";
  return options.players === 1 ? "outlookSolo" : "outlookBase";
}

/** The sum of the box's difficulty marks. */
const marksOf = (options: Options): number =>
  modulesIn(options).reduce((sum, id) => sum + ROOMS[id].marks, 0);
