export {
  type Goal,
  Goals,
  type GoalsProps,
  GuideRopes,
  type GuideRopesProps,
} from "./Goals";
export { MountainBoard } from "./MountainBoard";
export { type MountainFaceProps, mountainFace } from "./MountainFace";
export {
  CampfireStamp,
  type CampfireStampProps,
  FeetStamp,
  type FeetStampProps,
  TerrainMark,
  type TerrainMarkProps,
  TwinStamp,
  type TwinStampProps,
} from "./marks";
export { MOUNTAIN_SIGNS, type MountainSign } from "./signs";
export { TerrainKeys, type TerrainKeysProps } from "./TerrainKeys";
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
