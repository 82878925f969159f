export { RocksBadge } from "./RocksBadge";
export { ROCKS_SIGN } from "./sign";
