/** How Beacons are written in an option code: `beacons`. In no box: an invention of this house. */
import type { Wording } from "../../notation/wording";

/** The options of this module. */
export interface Fields {
  /** Every row must be lit for the Finish (T.beacon.finish). */
  readonly beacons?: true;
}

export const words: Wording<Fields> = {
  chooses: ["beacons"],
  plain: { beacons: { chooses: { beacons: true }, tells: "T.beacon.finish", example: "sea p2 beacons" } },
  numbered: {},
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ beacons }) => (beacons === undefined ? [] : ["beacons"]),
};
