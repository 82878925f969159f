/** What the crew knows of the modules of the mountain. */
import type { AscentId } from "@stillwater/engine";
import type { MountainSense } from "../mountain/sense";
import type { Craft } from "./craft";
import { greenCraft } from "./green-path/craft";
import { goatsCraft } from "./mountain-goats/craft";
import { panoramasCraft } from "./panoramas/craft";

export const MOUNTAIN_CRAFTS: Readonly<Record<AscentId, Craft<MountainSense>>> = {
  "green-path": greenCraft,
  panoramas: panoramasCraft,
  "mountain-goats": goatsCraft,
};
