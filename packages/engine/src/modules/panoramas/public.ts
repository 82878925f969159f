/** What the engine offers of it beside what every module has. */

export type { Described as PanoramasDescribed, Panorama } from "./description";
export type { Fields as PanoramasOptions } from "./options";
export { PANORAMAS, panoramaSoFar } from "./rules";
export type { SetupFields as PanoramasSetup } from "./setup";
