export {
  LEDGE_STATES,
  type LedgeState,
  type MountainBoardHandle,
  type MountainBoardProps,
  type MountainCell,
  type MountainPiece,
  type SummitBerth,
  TERRAINS,
  type Terrain,
  type Trail,
} from "./types";
