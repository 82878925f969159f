/** Acts that still mean the same after another's. */
import { type Rulebook, verbOf } from "@stillwater/engine";

/**
 * Whether an act may follow one that its seat had not seen: what every seat that is asked does for itself, such as saying
 * numbers around the Start, is about its own cards only.
 */
export const mayFollow = ({ actOf }: Rulebook, text: string): boolean =>
  actOf[verbOf(text)]?.spec.each === true;
