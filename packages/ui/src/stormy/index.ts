export { MonsterMark, RocksBadge, StormBadge, stormyFace, WildMark } from "./badges";
export { CompassRack } from "./CompassRack";
export { Council } from "./Council";
export { NumberWheel, wheelStep } from "./NumberWheel";
export { RowTargets } from "./RowTargets";
export { STORMY_SIGNS, type StormySign } from "./signs";
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
