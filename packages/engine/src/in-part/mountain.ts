/** The mountain with all its modules. */
import type { Rulebook } from "../kernel/rulebook";
import { ASCENT_RULES } from "../modules/ascent-rules";
import type { AscentRules } from "../modules/module";
import type { MountainOptions } from "../mountain/options";
import { mountainRulebook } from "../mountain/rulebook";

/** A module that is not in play contributes no chapters. */
export const everyAscent: readonly AscentRules[] = Object.values(ASCENT_RULES);

export const anyMountain = (options: MountainOptions): Rulebook => mountainRulebook(options, everyAscent);
