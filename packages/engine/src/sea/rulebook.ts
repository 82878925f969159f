/** What an option set of the sea is made of. */
import { compose, type Rulebook } from "../kernel/rulebook";
import type { GameChapter } from "../modules/module";
import { EXPANSION_RULES, VARIANT_RULES } from "../modules/rules";
import { type Board, cellPlaces, SEA_BOARD } from "./board";
import { finish, STANDARD_FINISH } from "./finish";
import { hasStart, type SeaOptions, writeSea } from "./options";
import { placing } from "./placing";
import { setup } from "./setup";
import { start, startCost } from "./start";
import { startTalk } from "./start-table";
import { strictLastCard, turn } from "./turn";

/** The grid of an option set, as data. */
function boardOf(options: SeaOptions): Board {
  return (options.variant && VARIANT_RULES[options.variant].board?.(options)) ?? SEA_BOARD;
}

/** The chapters in force; their order means nothing. */
export function seaChapters(options: SeaOptions): readonly GameChapter[] {
  const { players, removed, strict } = options;
  const variant = options.variant && VARIANT_RULES[options.variant];
  const board = boardOf(options);
  const beside = variant?.chapters(options, board) ?? [
    placing,
    finish(STANDARD_FINISH),
    ...Object.values(EXPANSION_RULES).flatMap((chaptersOf) => chaptersOf(options, board.rows.length)),
  ];
  const starts = hasStart(options);
  const mayFallShort = beside.some(({ withholds }) => withholds);
  return [
    ...beside,
    { places: cellPlaces(board) },
    setup({
      seats: players,
      removed,
      starts,
      finishes: !variant?.finishless,
      ...(variant?.sharedDeck ? { sharedDeck: true } : {}),
    }),
    turn({ starts, against: variant?.against }),
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
    ...boardOf(options),
    chapters,
  });
}
