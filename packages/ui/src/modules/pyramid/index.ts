export {
  ExplorerCounts,
  type ExplorerCountsProps,
  ExplorerSteps,
  type ExplorerStepsProps,
} from "./Explorer";
export { PyramidBoard, type PyramidBoardProps } from "./PyramidBoard";
