export {
  type CompassRackProps,
  type CouncilOption,
  type CouncilProps,
  type NumberWheelProps,
  type RowTarget,
  type RowTargetsProps,
  STORMS,
  type Storm,
  type StormBadgeProps,
  type WheelNumber,
} from "./types";
