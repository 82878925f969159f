/** How Storm & Compass is written in an option code: `storms`. */
import type { Wording } from "../../notation/wording";

/** The options of this module. */
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
