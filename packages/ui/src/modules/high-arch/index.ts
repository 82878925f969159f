export { ArchBoard, type ArchBoardProps } from "./ArchBoard";
