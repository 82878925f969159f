/** What an option set of the sea is made of. */
import { compose, type Rulebook } from "../kernel/rulebook";
import type { GameChapter, VariantRules } from "../modules/module";
import { EXPANSION_RULES, VARIANT_RULES } from "../modules/rules";
import { cellPlaces, SEA_BOARD } from "./board";
import { finish, STANDARD_FINISH } from "./finish";
import { hasStart, type SeaOptions, writeSea } from "./options";
import { placing } from "./placing";
import { setup } from "./setup";
import { start, startCost } from "./start";
import { startTalk } from "./start-table";
import { strictLastCard, turn } from "./turn";

/** The open sea, with its expansions. */
const OPEN_SEA: VariantRules = {
  board: () => SEA_BOARD,
  finishes: true,
  sharedDeck: false,
  against: null,
  chapters: (options, { rows }) => [
    placing,
    finish(STANDARD_FINISH),
    ...Object.values(EXPANSION_RULES).flatMap((chaptersOf) => chaptersOf(options, rows.length)),
  ],
};

const rulesOf = ({ variant }: SeaOptions): VariantRules =>
  variant === undefined ? OPEN_SEA : VARIANT_RULES[variant];

/** The chapters in force; their order means nothing. */
export function seaChapters(options: SeaOptions): readonly GameChapter[] {
  const { players, removed, strict } = options;
  const { board: boardOf, finishes, sharedDeck, against, chapters } = rulesOf(options);
  const board = boardOf(options);
  const beside = chapters(options, board);
  const starts = hasStart(options);
  const mayFallShort = beside.some(({ withholds }) => withholds);
  return [
    ...beside,
    { places: cellPlaces(board) },
    setup({ seats: players, removed, starts, finishes, sharedDeck }),
    turn({ starts, against }),
    ...(starts
      ? [
          start(players, { ...startCost(options), ...(mayFallShort ? { mayFallShort } : {}) }),
          startTalk(players),
        ]
      : []),
    ...(strict ? [strictLastCard] : []),
  ];
}

export function seaRulebook(options: SeaOptions, chapters = seaChapters(options)): Rulebook {
  return compose({
    code: writeSea(options),
    game: "sea",
    seats: options.players,
    ...rulesOf(options).board(options),
    chapters,
  });
}
