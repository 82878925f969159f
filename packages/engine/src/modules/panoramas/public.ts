/** What the engine exports of this module beyond the parts that every module has. */

export type { Described as PanoramasDescribed, Panorama } from "./description";
export type { Fields as PanoramasOptions } from "./options";
export { PANORAMAS, panoramaSoFar } from "./rules";
export type { SetupFields as PanoramasSetup } from "./setup";
