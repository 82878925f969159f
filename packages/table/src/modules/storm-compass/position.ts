import { NO_POSITION, type PositionPart } from "../position-part";

export const position: PositionPart = { ...NO_POSITION, kept: ["yellow", "orange", "team"] };
