import { byPlace, countValue } from "../../setup-values";

/** What a program says of it in a position. */
export const fields = {
  goats: byPlace(countValue).exactOptional().describe("How many goats stand on the card of a cell."),
};
