/** How Jagged Rocks are written in an option code: `rocks`, `rocks:auto`. */
import type { Wording } from "../../notation/wording";

/** The options of this module. */
export interface Fields {
  /** Whether the players or chance moves the Rocks. */
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
