import type { PositionPart } from "../position-part";

export const position: PositionPart = {
  kept: ["yellow", "orange", "team"],
  laid: null,
  taken: null,
  moved: null,
  aside: null,
};
