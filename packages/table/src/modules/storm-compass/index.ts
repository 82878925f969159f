/** What screens use of this module. */
export { describedStorms, drawnStorm, spendable } from "./storms";
