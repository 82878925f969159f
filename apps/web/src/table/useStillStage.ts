"use client";

/** A board without a desk, drawn like any other: an example, a lesson, or the cards of a real table. */
import type { Seat, Table } from "@stillwater/engine";
import type { Choice } from "@stillwater/table/act-builder";
import { type EntryView, stillLive } from "@stillwater/table/session";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import { useShortcuts } from "@/preferences/useShortcuts";
import type { Cards } from "@/stage/cards";
import { type Stage, useStage } from "@/stage/useStage";

interface StillBoard {
  /** Seeds the drawing of the sea, so that it looks the same each time. */
  readonly id: string;
  readonly table: Table;
  readonly cards: Cards;
  /** The seat that acts on this screen; null for nobody. */
  readonly you: Seat | null;
  readonly names?: readonly string[];
  readonly rev?: number;
  readonly log?: readonly EntryView[];
  /** What is picked from the beginning, so that the server can render it. */
  readonly first?: Choice | undefined;
}

const NOBODY: readonly string[] = [];
const NOTHING_YET: readonly EntryView[] = [];
const nothing = (): void => undefined;

/** The stage of a board that changes only with `table`; single keys work where they are enabled and somebody acts. */
export function useStillStage(board: StillBoard): Stage {
  const { id, table, cards, you, names = NOBODY, rev = 0, log = NOTHING_YET, first } = board;
  const language = useLocale();
  const shortcuts = useShortcuts();
  const live = useMemo(
    () => stillLive({ id, table, you, names, language, rev, log }),
    [id, table, you, names, language, rev, log],
  );
  const { figures } = live;
  if (figures === null) throw new Error("A table that is shown has figures.");
  return useStage({ live, table, figures, shortcuts, onKeys: nothing }, cards, false, first);
}
