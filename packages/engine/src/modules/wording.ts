/** How a variant of the sea is written in an option code. */
import type { Wording } from "../notation/wording";
import type { SeaOptions } from "../sea/options";
import type { SeaVariant } from "./ids";

export interface VariantWording extends Wording<SeaOptions> {
  readonly variant: SeaVariant;
  /** Whether Start cards are shuffled in. */
  readonly hasStart: boolean;
}
