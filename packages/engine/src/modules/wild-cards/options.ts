/** How Wild cards stand in an option code: `wild2`. */
import type { Wording } from "../../notation/wording";

/** What can be chosen of it. */
export interface Fields {
  /** How many are shuffled in. */
  readonly wild?: number;
}

export const words: Wording<Fields> = {
  chooses: ["wild"],
  plain: {},
  numbered: {
    // None at all is what everybody has who says nothing.
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
