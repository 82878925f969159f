// Written by `npm run rooms -- --update`.
/** How the crew values the acts of each module of the mountain, and how it changes the value of other acts. */
import type { AscentId } from "@stillwater/engine";
import type { MountainCraft } from "../mountain/sense";
import { craft as greenPath } from "./green-path/craft";
import { craft as mountainGoats } from "./mountain-goats/craft";
import { craft as panoramas } from "./panoramas/craft";

export const MOUNTAIN_CRAFTS: { readonly [M in AscentId]: MountainCraft<M> } = {
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
