export { NumberWheel, wheelStep } from "./NumberWheel";
export { WILD_SIGN } from "./sign";
export type { NumberWheelProps, WheelNumber } from "./types";
export { WildMark } from "./WildMark";
