/** The choices of a sea game, and the readable code that stands for them: `sea p3 -8 strict`. */
import { err, ok, type Problem, type Result } from "../result";

export interface SeaOptions {
  readonly game: "sea";
  readonly players: number;
  /** Islands taken out unseen before the deal (T.setup.remove). */
  readonly removed: number;
  /** One card or none at the start of a turn loses (T.end.last-card). */
  readonly strict: boolean;
  /** Cards a solo player draws for the Start, and discards (T.start.solo). */
  readonly soloStart: number;
}

export const SEA_DEFAULTS: SeaOptions = { game: "sea", players: 2, removed: 0, strict: false, soloStart: 8 };

/** Names of the box for numbers of Islands taken out. */
export const REMOVALS = [
  { name: "Galateia", removed: 4 },
  { name: "Triton", removed: 6 },
  { name: "Leucothea", removed: 8 },
  { name: "Amphitrite", removed: 10 },
  { name: "Poseidon", removed: 12 },
] as const;

const BOUNDS = {
  players: { least: 1, most: 5 },
  removed: { least: 0, most: 12 },
  soloStart: { least: 4, most: 9 },
} as const;

/** The code of some options; `readSea(writeSea(o))` gives `o` back. */
export function writeSea(options: SeaOptions): string {
  return [
    "sea",
    `p${options.players}`,
    ...(options.removed > 0 ? [`-${options.removed}`] : []),
    ...(options.strict ? ["strict"] : []),
    ...(options.players === 1 && options.soloStart !== SEA_DEFAULTS.soloStart
      ? [`solo${options.soloStart}`]
      : []),
  ].join(" ");
}

/** Reads the words after `sea`. Words may stand in any order, each at most once. */
export function readSea(
  words: readonly { readonly text: string; readonly at: number }[],
): Result<SeaOptions, Problem> {
  let options: SeaOptions = SEA_DEFAULTS;
  const seen = new Set<string>();
  for (const { text, at } of words) {
    const [, letters = "", digits = ""] = /^(p|-|solo|strict)(\d*)$/.exec(text) ?? [];
    const field = FIELDS[letters];
    if (!field || (field === "strict") !== (digits === ""))
      return err({ at, what: "option.unknown", with: { word: text } });
    if (seen.has(field)) return err({ at, what: "option.twice", with: { word: text } });
    seen.add(field);
    if (field === "strict") {
      options = { ...options, strict: true };
      continue;
    }
    const number = Number(digits);
    const { least, most } = BOUNDS[field];
    if (number < least || number > most || digits !== String(number)) {
      return err({ at, what: "option.range", with: { word: text, least, most } });
    }
    options = { ...options, [field]: number };
  }
  if (!seen.has("players")) return err({ at: words.at(-1)?.at ?? 0, what: "option.players", with: {} });
  if (seen.has("soloStart") && options.players !== 1) {
    return err({
      at: words.find((word) => word.text.startsWith("solo"))?.at ?? 0,
      what: "option.solo",
      with: {},
    });
  }
  return ok(options);
}

const FIELDS: Readonly<Record<string, "players" | "removed" | "soloStart" | "strict" | undefined>> = {
  p: "players",
  "-": "removed",
  solo: "soloStart",
  strict: "strict",
};
