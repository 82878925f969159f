/** What screens ask of it. */
export { describedStorms, drawnStorm, spendable } from "./storms";
