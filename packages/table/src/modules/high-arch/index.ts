/** What screens use of this module. */
export { archSpot } from "./layout";
