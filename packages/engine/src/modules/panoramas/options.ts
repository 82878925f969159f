/** How Panoramas are written in an option code: `panoramas3`, `panoramas(3-4-3,9-8-7,…)`. */
import type { Wording } from "../../notation/wording";
import { err, ok, type Problem, type Result } from "../../result";

/** The options of this module. */
export interface Fields {
  /** How many are shown at the start; 0 without this module (A.panorama.reveal). */
  readonly panoramas: number;
  /** The Panoramas on the table where people name their own, such as `["3-4-3", …]`; empty: drawn from the ten. */
  readonly sequences: readonly string[];
}

const LEAST = 3;
const MOST = 5;

export const defaults: Fields = { panoramas: 0, sequences: [] };

export const words: Wording<Fields & { readonly players: number }> = {
  chooses: ["panoramas"],
  plain: {},
  numbered: {
    panoramas: {
      field: "panoramas",
      least: LEAST,
      most: MOST,
      clause: null,
      tells: "A.panorama.reveal",
      example: "mountain p2 panoramas3",
      choose: (panoramas) => ({ panoramas }),
    },
  },
  listed: {
    panoramas: {
      tells: "A.panorama.reveal",
      example: "mountain p2 panoramas(2-3-4,3-4-3,9-8-7)",
      read: readSequences,
    },
  },
  settled: {},
  misfits: (options) => {
    const lost = neverMet(options);
    return lost === undefined ? [] : [{ field: "panoramas", what: "option.panorama", with: { word: lost } }];
  },
  yields: (options) =>
    neverMet(options) === undefined
      ? { fields: {}, gaveWay: null }
      : { fields: { sequences: defaults.sequences }, gaveWay: "sequence" },
  write: ({ panoramas, sequences }) => {
    if (panoramas === 0) return [];
    return [sequences.length > 0 ? `panoramas(${sequences.join()})` : `panoramas${panoramas}`];
  },
};

/** A solo player takes the 1s out: a Panorama with a 1 could never be met. */
const neverMet = ({ players, sequences }: Fields & { readonly players: number }): string | undefined =>
  players === 1 ? sequences.find((sequence) => /\b1\b/.test(sequence)) : undefined;

/** Three numbers from 1 to 12. */
const SEQUENCE = /^([1-9]|1[0-2])-([1-9]|1[0-2])-([1-9]|1[0-2])$/;

/** People's own Panoramas are sorted, so that the same ones always give the same code. */
function readSequences(inner: string, at: number): Result<Fields, Problem> {
  const words = inner.split(",");
  let wordAt = at;
  for (const [index, word] of words.entries()) {
    if (!SEQUENCE.test(word)) return err({ at: wordAt, what: "option.panorama", with: { word } });
    if (words.indexOf(word) !== index) return err({ at: wordAt, what: "option.twice", with: { word } });
    wordAt += word.length + 1;
  }
  if (words.length < LEAST || words.length > MOST)
    return err({ at, what: "option.range", with: { word: inner, least: LEAST, most: MOST } });
  const rank = (word: string): number => word.split("-").reduce((sum, part) => sum * 16 + Number(part), 0);
  const sequences = [...words].sort((a, b) => rank(a) - rank(b));
  return ok({ panoramas: sequences.length, sequences });
}
