/** What happens at the table, as people tell it: a second set of questions beside the first, by chapter. */
import type { AskedFor } from "../shapes";
import { ARCH_AND_PYRAMID } from "./arch-pyramid";
import { COMPASSES } from "./compasses";
import { MOUNTAIN_CARDS } from "./mountain-cards";
import { MOUNTAIN_PLACING } from "./mountain-placing";
import { MOUNTAIN_TURN } from "./mountain-turn";
import { NIGHT_AND_DUEL } from "./night-duel";
import { ROCKS_AND_MONSTERS } from "./rocks-monsters";
import { SEA_ENDS } from "./sea-ends";
import { SEA_PLACING } from "./sea-placing";
import { SEA_SETUP } from "./sea-setup";
import { STORMS } from "./storms";

export const SITUATIONS: AskedFor = {
  ...SEA_SETUP,
  ...SEA_PLACING,
  ...SEA_ENDS,
  ...ROCKS_AND_MONSTERS,
  ...STORMS,
  ...COMPASSES,
  ...ARCH_AND_PYRAMID,
  ...NIGHT_AND_DUEL,
  ...MOUNTAIN_TURN,
  ...MOUNTAIN_PLACING,
  ...MOUNTAIN_CARDS,
};
