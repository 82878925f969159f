import { arch } from "./arch";
import { compasses } from "./compasses";
import { duel } from "./duel";
import { ending } from "./ending";
import { monsters } from "./monsters";
import { night } from "./night";
import { placing } from "./placing";
import { pyramid } from "./pyramid";
import { rocks } from "./rocks";
import { setup } from "./setup";
import { start } from "./start";
import { storms } from "./storms";
import { turn } from "./turn";
import { wild } from "./wild";

/** Tranquility, chapter by chapter in reading order. */
export const SEA_CHAPTERS = {
  setup,
  turn,
  placing,
  start,
  ending,
  rocks,
  monsters,
  storms,
  compasses,
  wild,
  arch,
  pyramid,
  night,
  duel,
} as const;

export const sea = {
  ...setup,
  ...turn,
  ...placing,
  ...start,
  ...ending,
  ...rocks,
  ...monsters,
  ...storms,
  ...compasses,
  ...wild,
  ...arch,
  ...pyramid,
  ...night,
  ...duel,
} as const;
