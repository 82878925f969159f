// Written by `npm run rooms -- --update`.
/** The chapters of rules that each module of the mountain adds. */

import { rules as greenPath } from "./green-path/rules";
import type { AscentId } from "./ids";
import type { AscentRules } from "./module";
import { rules as mountainGoats } from "./mountain-goats/rules";
import { rules as panoramas } from "./panoramas/rules";

export const ASCENT_RULES: Readonly<Record<AscentId, AscentRules>> = {
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
