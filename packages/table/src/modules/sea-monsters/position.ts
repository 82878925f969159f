import { NO_POSITION, type PositionPart } from "../position-part";

/** What they take goes out of the game. */
export const position: PositionPart = {
  ...NO_POSITION,
  aside: ({ rulebook }) => (rulebook.copies("monster").length > 0 ? ["gone"] : []),
};
