export { BeaconMark } from "./BeaconMark";
export { LitRows, type LitRowsProps } from "./LitRows";
export { BEACON_SIGN } from "./sign";
