export { SkyMarks, type SkyMarksProps, SkyWater, type SkyWaterProps, TurnMark } from "./Sky";
