import { countValue, namesValue } from "../../setup-values";

/** How a program describes this module in a position. */
export const fields = {
  explorer: countValue.exactOptional().describe("Cards left in the Explorer deck."),
  explored: namesValue.exactOptional().describe("Explorer cards that have done what they do."),
};
