import { bridges } from "./bridges";
import { campfires } from "./campfires";
import { ending } from "./ending";
import { goats } from "./goats";
import { modules } from "./modules";
import { placing } from "./placing";
import { setup } from "./setup";
import { turn } from "./turn";

/** The Ascent, chapter by chapter in reading order. */
export const MOUNTAIN_CHAPTERS = {
  setup,
  turn,
  placing,
  bridges,
  campfires,
  ending,
  modules,
  goats,
} as const;

export const mountain = {
  ...setup,
  ...turn,
  ...placing,
  ...bridges,
  ...campfires,
  ...ending,
  ...modules,
  ...goats,
} as const;
