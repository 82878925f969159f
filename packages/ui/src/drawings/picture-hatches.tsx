// Hatches that only pictures use.
import { DOTS, type Hatch, type Tile } from "./Hatches";

export const PICTURE_HATCHES = {
  masonry: { width: 26, height: 14, marks: <path d="M0 .5H26M0 7.5H26M6.5 .5V7.5M19.5 7.5V14.5" /> },
  chevrons: { width: 18, height: 14, marks: <path d="M2 3l2.5 3.5L7 3M11 10l2.5 3.5L16 10" /> },
  dots: { width: 9, height: 9, line: DOTS, marks: <path d="M2.25 2.25h0M6.75 6.75h0" /> },
  dashes: { width: 22, height: 8, marks: <path d="M1 2H12M12 6H22M0 6H1" /> },
} as const satisfies Readonly<Record<string, Tile>>;

/** The hatches of a picture: those of the terrain and its own. */
export type PictureHatch = Hatch | keyof typeof PICTURE_HATCHES;
