/** How Wild cards are written in an option code: `wild2`. */
import type { Wording } from "../../notation/wording";

/** The options of this module. */
export interface Fields {
  /** How many Wild cards are shuffled in. */
  readonly wild?: number;
}

export const words: Wording<Fields> = {
  chooses: ["wild"],
  plain: {},
  numbered: {
    // No Wild cards is the default, which `wild0` may also say.
    wild: {
      field: "wild",
      least: 0,
      most: 2,
      clause: null,
      tells: "T.wild.any",
      example: "sea p2 wild2",
      choose: (wild) => (wild > 0 ? { wild } : {}),
    },
  },
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ wild }) => (wild === undefined || wild === 0 ? [] : [`wild${wild}`]),
};
