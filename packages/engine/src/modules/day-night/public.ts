/** What the engine offers of it beside what every module has. */
export { sideAt, skySide } from "./rules";
