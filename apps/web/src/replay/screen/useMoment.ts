"use client";

/** What is shown of one moment of a game: its table as a viewer sees it, its log, its marks and its tide. */
import { actorOn, courseOn, isPlaying, liveAt, logOf, type Walk } from "@stillwater/table/log";
import { useLocale } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { useShortcuts } from "@/preferences/useShortcuts";
import { hasTide, replayMarksOf, tideOf } from "../marks";

/** @param id an id for the table that is shown */
export function useMoment(walk: Walk, id: string, names: readonly string[]) {
  const language = useLocale();
  const shortcuts = useShortcuts();
  const [keys, setKeys] = useState(false);
  const onKeys = useCallback(() => setKeys(true), []);
  const { step } = walk;
  const course = courseOn(walk);
  const trying = walk.trying && isPlaying(walk);
  const lens = walk.trying ? "all" : walk.lens;
  const you = trying ? actorOn(walk) : null;
  const open = useMemo(() => logOf(course, "all"), [course]);
  const log = useMemo(() => (lens === "all" ? open : logOf(course, lens)), [course, lens, open]);
  const marks = useMemo(() => replayMarksOf(course), [course]);
  const levels = useMemo(() => (hasTide(course.rulebook) ? tideOf(course) : null), [course]);
  const live = useMemo(
    () => liveAt({ course, step, lens, log, id, names, language, you }),
    [course, step, lens, log, id, names, language, you],
  );
  const game = useMemo(
    () =>
      live?.table == null || live.figures === null
        ? null
        : { live, table: live.table, figures: live.figures, shortcuts, onKeys },
    [live, shortcuts, onKeys],
  );
  return {
    ...{ course, trying, lens, open, log, marks, levels, game },
    /** Whether the sheet of keys is open. */
    keys,
    closeKeys: () => setKeys(false),
  };
}
