export { ArchBoard } from "./ArchBoard";
export {
  FaceUpRow,
  type FaceUpRowProps,
  OwnerMark,
  type OwnerMarkProps,
  ScoreTable,
  type ScoreTableProps,
} from "./Duel";
export {
  ExplorerCounts,
  type ExplorerCountsProps,
  ExplorerSteps,
  type ExplorerStepsProps,
} from "./Explorer";
export { PyramidBoard } from "./PyramidBoard";
export { SkyMarks, type SkyMarksProps, SkyWater, type SkyWaterProps, TurnMark } from "./Sky";
export type { ArchBoardProps, PyramidBoardProps } from "./types";
