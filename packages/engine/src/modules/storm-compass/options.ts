/** How Storm & Compass stands in an option code: `storms`. */
import type { Wording } from "../../notation/wording";

export interface StormsOptions {
  readonly storms?: true;
}

export const words: Wording<StormsOptions> = {
  chooses: ["storms"],
  plain: { storms: { chooses: { storms: true }, tells: "T.storm.draw", example: "sea p2 storms" } },
  write: ({ storms }) => (storms ? ["storms"] : []),
};
