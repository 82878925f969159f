import type { PositionPart } from "../position-part";

/** Cards that a monster takes leave the game. */
export const position: PositionPart = {
  kept: [],
  laid: null,
  taken: null,
  moved: null,
  aside: ({ rulebook }) => (rulebook.copies("monster").length > 0 ? ["gone"] : []),
};
