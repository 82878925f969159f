/** Every option set of both games, by family: each has a subset of modules, a number of players, and finer settings. */
import {
  hasStart,
  MOUNTAIN_DEFAULTS,
  type ModuleId,
  type MountainOptions,
  modulesIn,
  OPTION_WORDS,
  type Options,
  readOptions,
  SEA_DEFAULTS,
  type SeaOptions,
  type SeaVariant,
} from "../../src/index";

export type Family = "base" | "stormy" | "arch" | "pyramid" | "night" | "duel" | "mountain" | "added";

/** A subset of modules for a number of players, with every finer setting it may have (removals, strict, solo draws). */
export interface Subset {
  readonly family: Family;
  readonly options: Options;
  readonly settings: readonly Options[];
}

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const PLAYERS = upTo(1, 5);
const NO_YES = [{}, undefined] as const;

/** The plainest setting comes first. */
function seaSettings(options: SeaOptions): readonly SeaOptions[] {
  if (options.variant === "duel") return [options];
  const starts = hasStart(options);
  const solo = options.players === 1 && starts ? [8, 4, 9, 5, 7, 6] : [8];
  return upTo(0, 12).flatMap((removed) =>
    [false, true].flatMap((strict) =>
      solo.map((soloStart): SeaOptions => ({ ...options, removed, strict, soloStart })),
    ),
  );
}

function seaSubset(family: Family, chosen: Partial<SeaOptions>): Subset {
  const options: SeaOptions = { ...SEA_DEFAULTS, ...chosen };
  return { family, options, settings: seaSettings(options) };
}

const stormy = PLAYERS.flatMap((players) =>
  ([undefined, "manual", "auto"] as const).flatMap((rocks) =>
    [undefined, 3, 4, 5].flatMap((monsters) =>
      [undefined, true as const].flatMap((storms) =>
        [undefined, 1, 2].flatMap((wild): Subset[] => {
          if (!rocks && !monsters && !storms && !wild) return [];
          return [
            seaSubset("stormy", {
              players,
              ...(rocks ? { rocks } : {}),
              ...(monsters ? { monsters } : {}),
              ...(storms ? { storms } : {}),
              ...(wild ? { wild } : {}),
            }),
          ];
        }),
      ),
    ),
  ),
);

const pyramid = PLAYERS.flatMap((players) =>
  NO_YES.flatMap((plain) =>
    NO_YES.flatMap((soft) =>
      NO_YES.map((bricks) =>
        seaSubset("pyramid", {
          players,
          variant: "pyramid",
          ...(plain ?? { harder: true as const }),
          ...(soft ?? { easier: true as const }),
          ...(bricks ?? { steps: true as const }),
        }),
      ),
    ),
  ),
);

const OWN_PANORAMAS = ["2-3-4", "3-4-3", "9-8-7"] as const;

/** Panoramas: none, three to five of the ten, or people's own. */
const SHOWN: readonly Partial<MountainOptions>[] = [
  {},
  { panoramas: 3 },
  { panoramas: 4 },
  { panoramas: 5 },
  { panoramas: 3, sequences: OWN_PANORAMAS },
];

const mountain = PLAYERS.flatMap((players) =>
  (players === 1 ? [3, 0, 1, 2] : [3]).flatMap((ropes) =>
    [false, true].flatMap((green) =>
      SHOWN.flatMap((shown) =>
        [false, true].map((goats): Subset => {
          const options: MountainOptions = { ...MOUNTAIN_DEFAULTS, players, ropes, green, goats, ...shown };
          return { family: "mountain", options, settings: [options] };
        }),
      ),
    ),
  ),
);

/** A variant with no other option set, for each number of players. */
const alone = (variant: SeaVariant): readonly Subset[] =>
  PLAYERS.map((players) => seaSubset(variant, { players, variant }));

/** Modules that a family above covers; all others were added later. */
const FIRST_MODULES: ReadonlySet<string> = new Set<ModuleId>([
  ...(["jagged-rocks", "sea-monsters", "storm-compass", "wild-cards"] as const),
  ...(["high-arch", "pyramid", "day-night", "duel"] as const),
  ...(["green-path", "panoramas", "mountain-goats"] as const),
]);

/** Each game with no module, with each module of the first boxes, and with all that go together. */
const BESIDE = {
  sea: ["", " rocks", " monsters4", " storms", " wild2", " rocks monsters4 storms wild2"],
  mountain: ["", " green", " panoramas3", " goats", " green panoramas3 goats"],
} as const;

/** The options of a code; none where it cannot be read. */
const chosenBy = (code: string): readonly Options[] => {
  const options = readOptions(code);
  return options.ok ? [options.value] : [];
};

/** One word of each of several modules, side by side, leaving out variants, which combine with nothing else. */
function together(texts: readonly string[], game: "sea" | "mountain"): readonly string[] {
  const first = new Map<string, string>();
  for (const text of texts) {
    for (const options of chosenBy(`${game} p2 ${text}`)) {
      const id = modulesIn(options).join(" ");
      const isVariant = options.game === "sea" && options.variant !== undefined;
      if (!isVariant && !first.has(id)) first.set(id, text);
    }
  }
  return first.size > 1 ? [[...first.values()].join(" ")] : [];
}

/** Every word of every module added later: alone, beside the other modules of its game, and all that go together. */
const added = (["sea", "mountain"] as const).flatMap((game) => {
  const texts = OPTION_WORDS[game]
    .filter(({ word, code }) => {
      const modules = chosenBy(code).flatMap(modulesIn);
      return !word.endsWith("(…)") && modules.length > 0 && modules.every((id) => !FIRST_MODULES.has(id));
    })
    .flatMap(({ word, least, most, code }) => {
      if (least !== undefined && most !== undefined)
        return upTo(least, most).map((count) => `${word}${count}`);
      // A finer setting stands next to the word that chooses its module.
      return [code.split(" ").slice(2).join(" ")];
    });
  return [...texts, ...together(texts, game)]
    .flatMap((text) =>
      PLAYERS.flatMap((players) =>
        BESIDE[game].flatMap((others) => chosenBy(`${game} p${players}${others} ${text}`)),
      ),
    )
    .map((options): Subset => {
      const settings = options.game === "sea" ? seaSettings(options) : [options];
      return { family: "added", options, settings };
    });
});

/** All subsets of modules, each for one number of players. */
export const SUBSETS: Readonly<Record<Family, readonly Subset[]>> = {
  base: PLAYERS.map((players) => seaSubset("base", { players })),
  stormy,
  arch: alone("arch"),
  pyramid,
  night: alone("night"),
  duel: [seaSubset("duel", { variant: "duel" })],
  mountain,
  added,
};

/**
 * All families. Those of the first boxes keep their position, so that the games that tests draw from them stay the
 * same.
 */
export const FAMILIES = (Object.keys(SUBSETS) as Family[]).filter((family) => SUBSETS[family].length > 0);

export const ALL_SUBSETS: readonly Subset[] = FAMILIES.flatMap((family) => SUBSETS[family]);

/** All option sets, about twenty thousand (with one list of people's own Panoramas). */
export const ALL_SETS: readonly Options[] = ALL_SUBSETS.flatMap(({ settings }) => settings);

/** The nth setting of a subset; 0 is the plainest, and the next few already lie far apart. */
export function setting({ settings }: Subset, n: number): Options {
  // 5 and 17 share no factor with 26 or 156, so that every setting gets its turn.
  return settings[(n * (settings.length > 26 ? 17 : 5)) % settings.length] as Options;
}
