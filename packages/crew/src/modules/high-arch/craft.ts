/** The High Arch: its pillars cost nothing, which the water already knows from its lines. */
import type { SeaCraft } from "../../sea/sense";

export const craft: SeaCraft<"high-arch"> = {
  isIn: ({ lines }) => lines.length > 1,
  burden: null,
  laying: null,
  acts: {},
  ruled: null,
};
