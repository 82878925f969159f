import { countValue } from "../../setup-values";

/** What a program says of it in a position. */
export const fields = {
  rocks: countValue.exactOptional().describe("The row of the Jagged Rocks, from 1; 0 once they are gone."),
};
