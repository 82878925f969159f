export { Scrubber, type ScrubberMark, type ScrubberProps } from "./Scrubber";
