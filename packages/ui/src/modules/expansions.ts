export { RowTargets } from "../expansions/RowTargets";
export type { RowTarget, RowTargetsProps } from "../expansions/types";
export { RocksBadge } from "./jagged-rocks/RocksBadge";
export { ROCKS_SIGN } from "./jagged-rocks/sign";
export { MonsterMark } from "./sea-monsters/MonsterMark";
export { MONSTER_SIGN } from "./sea-monsters/sign";
export { CompassRack } from "./storm-compass/CompassRack";
export { Council } from "./storm-compass/Council";
export { StormBadge } from "./storm-compass/StormBadge";
export { COMPASS_SIGN, STORM_SIGNS } from "./storm-compass/signs";
export {
  type CompassRackProps,
  type CouncilOption,
  type CouncilProps,
  STORMS,
  type Storm,
  type StormBadgeProps,
} from "./storm-compass/types";
export { NumberWheel, wheelStep } from "./wild-cards/NumberWheel";
export { WILD_SIGN } from "./wild-cards/sign";
export type { NumberWheelProps, WheelNumber } from "./wild-cards/types";
export { WildMark } from "./wild-cards/WildMark";
