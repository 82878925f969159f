/** How the green path is written in an option code: `green`. */
import type { Wording } from "../../notation/wording";

/** The options of this module. */
export interface Fields {
  /** A green path must lead to the top (A.green.path). */
  readonly green: boolean;
}

export const defaults: Fields = { green: false };

export const words: Wording<Fields> = {
  chooses: ["green"],
  plain: { green: { chooses: { green: true }, tells: "A.green.path", example: "mountain p2 green" } },
  numbered: {},
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ green }) => (green ? ["green"] : []),
};
