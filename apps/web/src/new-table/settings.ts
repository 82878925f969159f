/** What a person has set for a new table, in words that need no rules. */
import { modulesIn, type Options } from "@stillwater/engine";
import { ROOMS } from "@/modules/rooms";

/** How likely a win is, as far as we can honestly say. */
export type Outlook =
  | "outlookBase"
  | "outlookSolo"
  | "outlookTight"
  | "outlookHard"
  | "outlookVariant"
  | "outlookDuel"
  | "outlookMountain"
  | "outlookGoals";

const HARD = 12;

/** Marks of the box above which a crew had better expect to lose. */
const HEAVY = 3;

/**
 * Measured on many deals: careful crews win more than nine of ten base games, and fewer than four of ten with twelve
 * islands gone. Between the two only the direction is known, and alone nothing has been measured.
 */
export function outlookOf(options: Options): Outlook {
  if (options.game === "mountain") {
    const goals = options.green || options.goats || options.panoramas > 0;
    return goals ? "outlookGoals" : "outlookMountain";
  }
  if (options.variant === "duel") return "outlookDuel";
  if (options.removed >= HARD || marksOf(options) >= HEAVY) return "outlookHard";
  if (options.variant !== undefined) return "outlookVariant";
  if (options.removed > 0 || marksOf(options) > 0) return "outlookTight";
  return options.players === 1 ? "outlookSolo" : "outlookBase";
}

/** The box's own difficulty marks, added up. */
const marksOf = (options: Options): number =>
  modulesIn(options).reduce((sum, id) => sum + ROOMS[id].marks, 0);
