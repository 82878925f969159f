/** The options of a sea game, and the readable code for them: `sea p3 rocks monsters4 storms wild2 -8`. */

import type { SeaFields } from "../modules/fields";
import type { SeaVariant } from "../modules/ids";
import { EXPANSION_WORDS, VARIANT_WORDS } from "../modules/options";
import {
  misfitting,
  type OptionWord,
  readWords,
  type Word,
  type Wording,
  wordsOf,
  writeWords,
} from "../notation/wording";
import type { Problem, Result } from "../result";

export interface SeaOptions extends SeaFields {
  readonly game: "sea";
  readonly players: number;
  /** Islands taken out unseen before the deal (T.setup.remove). */
  readonly removed: number;
  /** Whether one card or none at the start of a turn loses the game (T.end.last-card). */
  readonly strict: boolean;
  /** Cards a solo player draws for the Start, and discards (T.start.solo). */
  readonly soloStart: number;
  readonly variant?: SeaVariant;
}

export const SEA_DEFAULTS: SeaOptions = { game: "sea", players: 2, removed: 0, strict: false, soloStart: 8 };

/** The names that the box gives to numbers of Islands taken out. */
export const REMOVALS = [
  { name: "Galateia", removed: 4 },
  { name: "Triton", removed: 6 },
  { name: "Leucothea", removed: 8 },
  { name: "Amphitrite", removed: 10 },
  { name: "Poseidon", removed: 12 },
] as const;

/** Whether a game has a Start: the open sea does, and a variant if it says so. */
export function hasStart({ variant }: Pick<SeaOptions, "variant">): boolean {
  return Object.values(VARIANT_WORDS).find((words) => words.variant === variant)?.hasStart ?? true;
}

const crew: Wording<SeaOptions> = {
  chooses: ["players"],
  plain: {},
  numbered: {
    p: {
      field: "players",
      least: 1,
      most: 5,
      clause: null,
      tells: "T.setup.deck",
      example: "sea p2",
      choose: (players) => ({ players }),
    },
  },
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ players }) => ["sea", `p${players}`],
};

/** Words for what may be taken out or made harder in every game. */
const settings: Wording<SeaOptions> = {
  chooses: ["removed", "strict", "soloStart"],
  plain: { strict: { chooses: { strict: true }, tells: "T.end.last-card", example: "sea p4 strict" } },
  numbered: {
    "-": {
      field: "removed",
      least: 0,
      most: 12,
      clause: null,
      tells: "T.setup.remove",
      example: "sea p3 -8",
      choose: (removed) => ({ removed }),
    },
    solo: {
      field: "soloStart",
      least: 4,
      most: 9,
      clause: null,
      tells: "T.start.solo",
      example: "sea p1 solo4",
      choose: (soloStart) => ({ soloStart }),
    },
  },
  listed: {},
  settled: {},
  misfits: (options) => [
    ...(options.variant === undefined
      ? []
      : Object.values(EXPANSION_WORDS).flatMap(({ chooses }) =>
          misfitting(options, chooses, "option.mix", "T.setup.mix"),
        )),
    ...(options.players === 1 && hasStart(options) ? [] : misfitting(options, ["soloStart"], "option.solo")),
  ],
  yields: null,
  write: ({ players, removed, strict, soloStart }) => [
    ...(removed > 0 ? [`-${removed}`] : []),
    ...(strict ? ["strict"] : []),
    ...(players === 1 && soloStart !== SEA_DEFAULTS.soloStart ? [`solo${soloStart}`] : []),
  ],
};

/** In the order in which their words are written. */
const wordings = (): readonly Wording<SeaOptions>[] => [
  crew,
  ...Object.values(VARIANT_WORDS),
  ...Object.values(EXPANSION_WORDS),
  settings,
];

/** Every word of a code of the sea. */
export const seaWords = (): readonly OptionWord[] =>
  wordsOf([crew, settings, ...Object.values(EXPANSION_WORDS), ...Object.values(VARIANT_WORDS)]);

/** The code of some options; `readSea(writeSea(o))` gives `o` back. */
export function writeSea(options: SeaOptions): string {
  return writeWords(wordings(), options);
}

/** Reads the words after `sea`. Words may stand in any order, each at most once. */
export function readSea(words: readonly Word[]): Result<SeaOptions, Problem> {
  return readWords(wordings(), SEA_DEFAULTS, words);
}
