// Written by `npm run rooms -- --update`.
/** What each module of the mountain shows at a table. */
import type { AscentId } from "@stillwater/engine";
import type { AscentParts } from "./ascent-part";
import { parts as greenPath } from "./green-path/parts";
import { parts as mountainGoats } from "./mountain-goats/parts";
import { parts as panoramas } from "./panoramas/parts";

export const ASCENT_PARTS: { readonly [M in AscentId]: AscentParts } = {
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
