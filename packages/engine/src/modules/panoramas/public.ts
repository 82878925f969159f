/** What the engine offers of it beside what every module has. */

export type { Panorama } from "./description";
export type { Fields as PanoramasOptions } from "./options";
export { PANORAMAS } from "./rules";
