export type { ArchBoardProps, PyramidBoardProps } from "./types";
