/** The options of a climb, and the readable code for them: `mountain p2 green panoramas3 goats`. */

import { ASCENT_DEFAULTS, type AscentFields } from "../modules/fields";
import { ASCENT_WORDS } from "../modules/options";
import {
  type OptionWord,
  readWords,
  type Word,
  type Wording,
  wordsOf,
  writeWords,
} from "../notation/wording";
import type { Problem, Result } from "../result";

export interface MountainOptions extends AscentFields {
  readonly game: "mountain";
  readonly players: number;
  /** Guide ropes of a solo player (A.setup.solo). */
  readonly ropes: number;
}

export const MOUNTAIN_DEFAULTS: MountainOptions = {
  game: "mountain",
  players: 2,
  ropes: 3,
  ...ASCENT_DEFAULTS,
};

const crew: Wording<MountainOptions> = {
  chooses: ["players", "ropes"],
  plain: {},
  numbered: {
    p: {
      field: "players",
      least: 1,
      most: 5,
      clause: null,
      tells: "A.setup.deck",
      example: "mountain p2",
      choose: (players) => ({ players }),
    },
    ropes: {
      field: "ropes",
      least: 0,
      most: 3,
      clause: null,
      tells: "A.rope.use",
      example: "mountain p1 ropes2",
      choose: (ropes) => ({ ropes }),
    },
  },
  listed: {},
  settled: {},
  misfits: ({ players }) => (players === 1 ? [] : [{ field: "ropes", what: "option.solo" }]),
  yields: null,
  write: ({ players, ropes }) => [
    "mountain",
    `p${players}`,
    ...(players === 1 && ropes !== MOUNTAIN_DEFAULTS.ropes ? [`ropes${ropes}`] : []),
  ],
};

/** In the order in which their words are written. */
const wordings = (): readonly Wording<MountainOptions>[] => [crew, ...Object.values(ASCENT_WORDS)];

/** Every word of a code of the climb. */
export const mountainWords = (): readonly OptionWord[] => wordsOf(wordings());

/** The code of some options; `readMountain(writeMountain(o))` gives `o` back. */
export function writeMountain(options: MountainOptions): string {
  return writeWords(wordings(), options);
}

/** Reads the words after `mountain`. Words may stand in any order, each at most once. */
export function readMountain(words: readonly Word[]): Result<MountainOptions, Problem> {
  return readWords(wordings(), MOUNTAIN_DEFAULTS, words);
}
