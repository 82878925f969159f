export { SkyMarks, type SkyMarksProps, SkyWater, type SkyWaterProps, TurnMark } from "./day-night/Sky";
export {
  FaceUpRow,
  type FaceUpRowProps,
  OwnerMark,
  type OwnerMarkProps,
  ScoreTable,
  type ScoreTableProps,
} from "./duel/Duel";
export { ArchBoard, type ArchBoardProps } from "./high-arch/ArchBoard";
export {
  ExplorerCounts,
  type ExplorerCountsProps,
  ExplorerSteps,
  type ExplorerStepsProps,
} from "./pyramid/Explorer";
export { PyramidBoard, type PyramidBoardProps } from "./pyramid/PyramidBoard";
