/** The High Arch: its pillars cost nothing, which the water sees by its lines. */
import type { SeaSense } from "../../sea/sense";
import type { Craft } from "../craft";

export const craft: Craft<SeaSense> = { isIn: ({ lines }) => lines.length > 1 };
