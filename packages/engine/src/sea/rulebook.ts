/** Composes the rulebook of an option set of the sea. */
import { compose, type Rulebook } from "../kernel/rulebook";
import type { ExpansionRules, GameChapter, VariantRules } from "../modules/module";
import { modulesIn } from "../options";
import { cellPlaces, SEA_BOARD } from "./board";
import { finish, STANDARD_FINISH } from "./finish";
import { hasStart, type SeaOptions, writeSea } from "./options";
import { placing } from "./placing";
import { allRise } from "./sequence";
import { setup } from "./setup";
import { start, startCost } from "./start";
import { startTalk } from "./start-table";
import { strictLastCard, turn } from "./turn";

/** The rules of at least those modules that are in play. */
export interface SeaRules {
  /** The variant in play, if any. */
  readonly variant: VariantRules | null;
  readonly expansions: readonly ExpansionRules[];
}

/** The open sea, with its expansions. */
const openSea = (expansions: readonly ExpansionRules[]): VariantRules => ({
  board: () => SEA_BOARD,
  finishes: true,
  sharedDeck: false,
  against: null,
  chapters: (options, { rows }) => [
    placing,
    finish(STANDARD_FINISH),
    ...expansions.flatMap((chaptersOf) => chaptersOf(options, rows.length)),
  ],
});

const rulesOf = ({ variant, expansions }: SeaRules): VariantRules => variant ?? openSea(expansions);

/** The chapters in force, in no particular order. */
export function seaChapters(options: SeaOptions, rules: SeaRules): readonly GameChapter[] {
  const { players, removed, strict } = options;
  const { board: boardOf, finishes, sharedDeck, against, chapters } = rulesOf(rules);
  const board = boardOf(options);
  const beside = chapters(options, board);
  const starts = hasStart(options);
  const mayFallShort = beside.some(({ withholds }) => withholds);
  return [
    ...beside,
    { places: cellPlaces(board) },
    setup({ seats: players, removed, starts, finishes, sharedDeck }),
    turn({ starts, against, debts: beside.flatMap(({ debts = [] }) => debts) }),
    ...(starts
      ? [
          start(players, { ...startCost(options), ...(mayFallShort ? { mayFallShort } : {}) }),
          startTalk(players),
        ]
      : []),
    ...(strict ? [strictLastCard] : []),
  ];
}

export function seaRulebook(
  options: SeaOptions,
  rules: SeaRules,
  chapters = seaChapters(options, rules),
): Rulebook {
  return compose({
    code: writeSea(options),
    game: "sea",
    seats: options.players,
    ...rulesOf(rules).board(options),
    chapters,
    rises: allRise,
  });
}

/** The rulebook of a sea without modules. Throws if the options choose any, since none are loaded here. */
export function seaAlone(options: SeaOptions): Rulebook {
  if (modulesIn(options).length > 0) throw new Error(`${writeSea(options)} is played with modules.`);
  return seaRulebook(options, { variant: null, expansions: [] });
}
