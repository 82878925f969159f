import { byPlace, countValue } from "../../setup-values";

/** How a program describes this module in a position. */
export const fields = {
  storms: byPlace(countValue)
    .exactOptional()
    .describe(
      'How many Storms lie where: `{ "row:3": 2, "yellow:1": 1, "orange:2": 1 }`. All keys: /en/rules/api#storms.',
    ),
  compasses: countValue.exactOptional().describe("Compasses the team holds."),
};
