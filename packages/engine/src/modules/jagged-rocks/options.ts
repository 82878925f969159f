/** How Jagged Rocks stand in an option code: `rocks`, `rocks:auto`. */
import type { Wording } from "../../notation/wording";

/** What can be chosen of it. */
export interface Fields {
  /** Moved by the players or by chance. */
  readonly rocks?: "manual" | "auto";
}

export const words: Wording<Fields> = {
  chooses: ["rocks"],
  plain: {
    rocks: { chooses: { rocks: "manual" }, tells: "T.rocks.move", example: "sea p2 rocks" },
    "rocks:auto": { chooses: { rocks: "auto" }, tells: "T.rocks.auto", example: "sea p2 rocks:auto" },
  },
  numbered: {},
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ rocks }) => (rocks === undefined ? [] : [rocks === "auto" ? "rocks:auto" : "rocks"]),
};
