// Written by `npm run rooms -- --update`.
/** The words that modules bring to those of all pages: a file of its name for each that has any. */

import type DayNight from "../../messages/modules/en/day-night.json";
import type Duel from "../../messages/modules/en/duel.json";
import type HighArch from "../../messages/modules/en/high-arch.json";
import type Pyramid from "../../messages/modules/en/pyramid.json";

export type ModuleMessages = typeof HighArch & typeof Pyramid & typeof DayNight & typeof Duel;

export const WORD_FILES = ["high-arch", "pyramid", "day-night", "duel"] as const;
