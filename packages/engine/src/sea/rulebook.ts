/** The only place where an option of the sea meets a chapter. */
import type { Chapter } from "../kernel/chapter";
import { compose, type Rulebook } from "../kernel/rulebook";
import { arch } from "./arch";
import { ARCH_BOARD, type Board, borderCells, cellPlaces, pyramidBoard, SEA_BOARD } from "./board";
import { compassChapter } from "./compasses";
import { duel, duelDrawing } from "./duel";
import { finish, STANDARD_FINISH } from "./finish";
import { monsters } from "./monsters";
import { nightChapter } from "./night";
import { type SeaOptions, writeSea } from "./options";
import { placing } from "./placing";
import { EXPLORER, pyramid } from "./pyramid";
import { rocks, rocksByChance } from "./rocks";
import { setup } from "./setup";
import { start, startCost } from "./start";
import { startTalk } from "./start-table";
import { storms } from "./storms";
import { strictLastCard, turn } from "./turn";
import { wild } from "./wild";

/** The grid of an option set, as data. */
function boardOf({ variant, steps }: SeaOptions): Board {
  if (variant === "pyramid") return pyramidBoard(steps);
  return variant === "arch" ? ARCH_BOARD : SEA_BOARD;
}

/** Wilds in the Explorer deck. */
const EXPLORER_WILDS = 2;

function pyramidChapters(options: SeaOptions): readonly Chapter[] {
  return [
    placing,
    finish({ clause: "T.pyramid.win", needsStart: false }),
    pyramid({
      borders: options.borders ?? borderCells(boardOf(options)),
      harder: options.harder === true,
      easier: options.easier === true,
    }),
    wild({ count: EXPLORER_WILDS, starts: EXPLORER, start: false }),
  ];
}

/**
 * What the standard game and all its expansions share; variants without a Start leave that out.
 * @param beside the other chapters in force
 */
function crewChapters(options: SeaOptions, beside: readonly Chapter[]): readonly Chapter[] {
  const { players, removed, strict, variant } = options;
  const starts = variant === undefined || variant === "night";
  const duel = variant === "duel" ? { drawing: duelDrawing, ends: "T.duel.end" as const } : undefined;
  return [
    { section: "EN 3", places: cellPlaces(boardOf(options)) },
    setup({
      seats: players,
      removed,
      starts,
      finishes: variant !== "duel" && variant !== "pyramid",
      ...(duel ? { sharedDeck: true } : {}),
    }),
    turn({ starts, duel }),
    ...(starts
      ? [
          start(players, {
            ...startCost(options),
            ...(beside.some(({ withholds }) => withholds) ? { mayFallShort: true } : {}),
          }),
          startTalk(players),
        ]
      : []),
    ...(strict ? [strictLastCard] : []),
  ];
}

function stormySeas(options: SeaOptions): readonly Chapter[] {
  const { players } = options;
  const rows = boardOf(options).rows.length;
  return [
    ...(options.monsters ? [monsters(players, options.monsters)] : []),
    ...(options.storms ? [storms(players, rows), compassChapter] : []),
    ...(options.wild ? [wild({ count: options.wild, starts: "aside", start: true })] : []),
    ...(options.rocks === "manual" ? [rocks(rows)] : []),
    ...(options.rocks === "auto" ? [rocksByChance(rows)] : []),
  ];
}

/** What a variant, or the modules of the open sea, add to the crew's game. */
function chaptersBeside(options: SeaOptions): readonly Chapter[] {
  switch (options.variant) {
    case "arch":
      return [placing, finish({ clause: "T.arch.win", needsStart: false }), arch];
    case "pyramid":
      return pyramidChapters(options);
    case "duel":
      return [placing, duel(SEA_BOARD.rows.flat())];
    case "night":
      return [placing, finish(STANDARD_FINISH), nightChapter(SEA_BOARD.rows.flat())];
    default:
      return [placing, finish(STANDARD_FINISH), ...stormySeas(options)];
  }
}

/** The chapters in force; their order means nothing. */
export function seaChapters(options: SeaOptions): readonly Chapter[] {
  const beside = chaptersBeside(options);
  return [...crewChapters(options, beside), ...beside];
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
