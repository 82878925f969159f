/** How Storm & Compass stands in an option code: `storms`. */
import type { Wording } from "../../notation/wording";

/** What can be chosen of it. */
export interface Fields {
  readonly storms?: true;
}

export const words: Wording<Fields> = {
  chooses: ["storms"],
  plain: { storms: { chooses: { storms: true }, tells: "T.storm.draw", example: "sea p2 storms" } },
  numbered: {},
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ storms }) => (storms ? ["storms"] : []),
};
