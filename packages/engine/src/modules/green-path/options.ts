/** How the green path stands in an option code: `green`. */
import type { Wording } from "../../notation/wording";

export interface GreenPathOptions {
  /** A green path must lead to the top (A.green.path). */
  readonly green: boolean;
}

export const words: Wording<GreenPathOptions> = {
  chooses: ["green"],
  plain: { green: { chooses: { green: true }, tells: "A.green.path", example: "mountain p2 green" } },
  write: ({ green }) => (green ? ["green"] : []),
};
