/** What the engine offers of it beside what every module has. */
export type { StormsOptions } from "./options";
export { mustPass } from "./storms";
