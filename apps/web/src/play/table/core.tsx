"use client";

/**
 * What every running table needs, asked for at once while its stream opens. What one game adds is asked for from
 * here and from nowhere before it, so that nothing of this is sent twice.
 */
import { lazy } from "react";
import type { Language } from "@/i18n/routing";
import { fetchParts } from "@/play/sea/parts";
import { voiceFor } from "@/play/words/voices";
import { gameOf } from "./game-of";
import { receive } from "./live";
import { TableFrame } from "./TableFrame";
import type { GameProps } from "./useStage";

const LOAD = {
  sea: () => import("@/play/sea/SpokenSeaTable").then((file) => ({ default: file.SpokenSeaTable })),
  mountain: () =>
    import("@/play/mountain/MountainTable").then((file) => ({ default: file.SpokenMountainTable })),
} as const;
const GAMES = { sea: lazy(LOAD.sea), mountain: lazy(LOAD.mountain) } as const;

/** The table of whichever game is played. Suspends until all of it is there. */
function GameTable(props: GameProps) {
  const Game = GAMES[gameOf(props.live.view.code)];
  return <Game {...props} />;
}

/** Begins to fetch everything that a table with this option code shows. */
function prepare(code: string, language: Language): void {
  void voiceFor(language);
  const game = gameOf(code);
  void LOAD[game]();
  if (game === "sea") fetchParts(code);
}

/** One thing, so that no part of it is left for a game's own file. */
export const core = { GameTable, TableFrame, prepare, receive } as const;
