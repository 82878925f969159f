import { byPlace, countValue } from "../../setup-values";

/** How a program describes this module in a position. */
export const fields = {
  goats: byPlace(countValue).exactOptional().describe("How many goats stand on the card of a cell."),
};
