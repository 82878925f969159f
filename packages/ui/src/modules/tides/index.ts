export { TIDE_SIGN } from "./sign";
export { TideBadge } from "./TideBadge";
