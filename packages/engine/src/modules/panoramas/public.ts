/** What the engine offers of it beside what every module has. */
export type { PanoramasOptions } from "./options";
export { PANORAMAS } from "./rules";
