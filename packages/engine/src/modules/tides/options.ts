/** How Tides stand in an option code: `tides`. In no box: an invention of this house. */
import type { Wording } from "../../notation/wording";

/** What can be chosen of it. */
export interface Fields {
  /** Rows that are raised are free to lay in, once (T.tide.free). */
  readonly tides?: true;
}

export const words: Wording<Fields> = {
  chooses: ["tides"],
  plain: { tides: { chooses: { tides: true }, tells: "T.tide.raise", example: "sea p2 tides" } },
  numbered: {},
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ tides }) => (tides === undefined ? [] : ["tides"]),
};
