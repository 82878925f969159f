import { countValue } from "../../setup-values";

/** How a program describes this module in a position. */
export const fields = {
  rocks: countValue.exactOptional().describe("The row of the Jagged Rocks, from 1; 0 once they are gone."),
};
