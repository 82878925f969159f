export { Bell } from "./Bell";
export { GOAT_SIGN } from "./sign";
