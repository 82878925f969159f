/** How Sea Monsters are written in an option code: `monsters4`. */
import type { Wording } from "../../notation/wording";

/** The options of this module. */
export interface Fields {
  /** How many Sea Monsters are shuffled in. */
  readonly monsters?: number;
}

export const words: Wording<Fields> = {
  chooses: ["monsters"],
  plain: {},
  numbered: {
    monsters: {
      field: "monsters",
      least: 3,
      most: 5,
      clause: "T.monster.setup",
      tells: "T.monster.setup",
      example: "sea p2 monsters4",
      choose: (monsters) => ({ monsters }),
    },
  },
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ monsters }) => (monsters === undefined ? [] : [`monsters${monsters}`]),
};
