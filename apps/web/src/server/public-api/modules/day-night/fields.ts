import { z } from "zod";
import { namesValue } from "../../setup-values";

/** How a program describes this module in a position. */
export const fields = {
  sky: z.enum(["day", "night"]).exactOptional().describe("Which side is up in all hands."),
  night: namesValue.exactOptional().describe("Cells whose card shows the night."),
};
