/** Acts that keep their meaning when another seat has acted first. */
import { type Rulebook, verbOf } from "@stillwater/engine";

/**
 * Whether an act may follow one that its seat had not seen. Acts that every seat does for itself may, such as naming numbers
 * around the Start: they concern its own cards only.
 */
export const mayFollow = ({ actOf }: Rulebook, text: string): boolean =>
  actOf[verbOf(text)]?.spec.each === true;
