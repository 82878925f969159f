import type { PositionPart } from "../position-part";

export const position: PositionPart = {
  // Border cards that are closed, and Explorer cards that have taken effect.
  kept: ["border", "explored"],
  laid: null,
  taken: null,
  moved: null,
  aside: null,
};
