export {
  type Goal,
  Goals,
  type GoalsProps,
  GuideRopes,
  type GuideRopesProps,
} from "../mountain/Goals";
export { MountainBoard } from "../mountain/MountainBoard";
export { type MountainFaceProps, mountainFace } from "../mountain/MountainFace";
export {
  CampfireStamp,
  type CampfireStampProps,
  FeetStamp,
  type FeetStampProps,
  TerrainMark,
  type TerrainMarkProps,
  TwinStamp,
  type TwinStampProps,
} from "../mountain/marks";
export { MOUNTAIN_SIGNS, type MountainSign } from "../mountain/signs";
export { TerrainKeys, type TerrainKeysProps } from "../mountain/TerrainKeys";
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
} from "../mountain/types";
export { Bell } from "./mountain-goats/Bell";
export { GOAT_SIGN } from "./mountain-goats/sign";
export {
  type PanoramaChip,
  PanoramaChips,
  type PanoramaChipsProps,
} from "./panoramas/PanoramaChips";
