"use client";

import type { Live } from "@stillwater/table/session";
import { type ComponentType, memo, type ReactNode, Suspense } from "react";
import { useShortcuts } from "@/preferences/useShortcuts";
import type { GameProps } from "@/stage/useStage";
import { useOfferedAdvice } from "@/table/advice/useOfferedAdvice";
import { SettingTable } from "@/table/frame/SettingTable";

interface PlayedGameProps extends Pick<GameProps, "onKeys" | "dock"> {
  readonly live: Live;
  /** The table of the game that is played. */
  readonly Game: ComponentType<GameProps>;
  /** Content beside the game, rendered as soon as the game is hydrated and not before. */
  readonly beside?: ReactNode;
}

/** The game on a table, once dealt, wherever the table is kept. Memoised: changes around it do not render it again. */
export const PlayedGame = memo(function PlayedGame({ live, Game, beside, ...props }: PlayedGameProps) {
  const shortcuts = useShortcuts();
  const advice = useOfferedAdvice(live.view);
  const { table, figures } = live;
  if (table === null || figures === null) return null;
  return (
    <Suspense fallback={<SettingTable />}>
      <Game {...{ live, table, figures, shortcuts, advice, ...props }} />
      {beside}
    </Suspense>
  );
});
