export { CompassRack } from "./CompassRack";
export { Council } from "./Council";
export { StormBadge } from "./StormBadge";
export { COMPASS_SIGN, STORM_SIGNS } from "./signs";
export {
  type CompassRackProps,
  type CouncilOption,
  type CouncilProps,
  STORMS,
  type Storm,
  type StormBadgeProps,
} from "./types";
