/** The sea with all its modules. */
import type { Rulebook } from "../kernel/rulebook";
import { EXPANSION_RULES, VARIANT_RULES } from "../modules/sea-rules";
import type { SeaOptions } from "../sea/options";
import { type SeaRules, seaRulebook } from "../sea/rulebook";

/** An expansion that is not in play contributes no chapters. */
export const seaRulesFor = ({ variant }: SeaOptions): SeaRules => ({
  variant: variant === undefined ? null : VARIANT_RULES[variant],
  expansions: Object.values(EXPANSION_RULES),
});

export const anySea = (options: SeaOptions): Rulebook => seaRulebook(options, seaRulesFor(options));
