export {
  type PanoramaChip,
  PanoramaChips,
  type PanoramaChipsProps,
} from "./PanoramaChips";
