import { z } from "zod";
import { namesValue } from "../../setup-values";

/** How a program describes this module in a position. */
export const fields = {
  panoramas: z
    .strictObject({ shown: namesValue.exactOptional(), met: namesValue.exactOptional() })
    .exactOptional()
    .describe("Panoramas shown and not met yet, and those that are met."),
};
