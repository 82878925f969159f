export { RowTargets } from "./RowTargets";
export type { RowTarget, RowTargetsProps } from "./types";
