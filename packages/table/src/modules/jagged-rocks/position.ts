import type { PositionPart } from "../position-part";

export const position: PositionPart = {
  // Rocks that have left the game.
  kept: ["gone"],
  laid: null,
  taken: null,
  moved: null,
  aside: null,
};
