/** What screens ask of it. */
export { archSpot } from "./layout";
