"use client";

/** The captain's log of a finished game: whether it could be won, where it was lost, and which decisions cost most. */
import { stretchOf, type ToldLosing } from "@stillwater/analysis";
import { outcome } from "@stillwater/engine";
import { recordOf } from "@stillwater/table/log";
import { Button, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo, useEffect, useMemo, useState } from "react";
import { AtItsSeat } from "./AtItsSeat";
import { Chances } from "./Chances";
import type { CaptainsGame } from "./captains-game";
import { Dearest } from "./Dearest";
import { ServerLooks } from "./ServerLooks";
import type { AnalysisTold } from "./telling";
import { useAnalysis } from "./useAnalysis";
import { WhereLost } from "./WhereLost";
import "./analysis.css";

const NONE: AnalysisTold["dearest"] = [];

interface CaptainsLogProps extends CaptainsGame {
  /** The game's table on this server, with the first finding that came with the page; null for other games. */
  readonly online: {
    readonly table: string;
    readonly firstOnLosing: Promise<ToldLosing | null> | null;
  } | null;
}

/** Memoised: the log stays the same while the reader steps through the game beside it. */
export const CaptainsLog = memo(function CaptainsLog(props: CaptainsLogProps) {
  const { course, online } = props;
  const t = useTranslations("captain");
  const [byServer, setByServer] = useState<ToldLosing | null>(null);
  const first = online?.firstOnLosing;
  useEffect(() => {
    let open = true;
    // It never rejects: null stands for no finding yet. This device may meanwhile have found more.
    void first?.then((told) => open && setByServer((found) => nearer(found, told)));
    return () => {
      open = false;
    };
  }, [first]);
  const end = course.tables.at(-1);
  const isLost = end !== undefined && outcome(end) === "lost";
  const record = useMemo(() => recordOf(course), [course]);
  const { told, looking, look, stop } = useAnalysis(record, isLost, "all");
  const { judged = [], dearest = NONE, done = null } = told ?? {};
  const isJudged = done === 1;
  const losing = nearer(told?.losing ?? null, byServer);
  return (
    <Section label={t("title")}>
      {losing ? <WhereLost {...props} losing={losing} looking={looking === "looking"} /> : null}
      <Dearest {...props} dearest={dearest} done={isJudged} />
      {isJudged && losing ? <AtItsSeat judged={judged} dearest={dearest} losing={losing} /> : null}
      {judged.length > 0 ? (
        <Chances {...props} judged={judged} losing={isJudged ? losing : null} lost={losing?.lost} />
      ) : null}
      <p className="min-h-6 text-quiet" role="status">
        {looking === "looking" ? t("looking") : null}
        {looking === "failed" ? t("failed") : null}
        {looking === "done" && told === null ? t("nothing") : null}
      </p>
      {looking === "looking" ? (
        <div className="flex flex-wrap items-center gap-2 py-2">
          {/* Removing the bar's border removes the browser's own colour too. A bar without a value would be drawn moving, and
              the whole page with it eight times a second. */}
          <progress
            className="flex-[1_1_8rem] accent-act [border:revert]"
            max={1}
            value={done ?? 0}
            aria-label={t("progress")}
          />
          <Button onClick={stop}>{t("stop")}</Button>
        </div>
      ) : null}
      {looking === "not yet" || looking === "stopped" || looking === "failed" ? (
        <Button onClick={look}>{t(looking === "not yet" ? "look" : "again")}</Button>
      ) : null}
      {isLost && online !== null ? (
        <ServerLooks
          table={online.table}
          isOpen={losing?.kind !== "here"}
          onAsk={stop}
          onTold={setByServer}
        />
      ) : null}
    </Section>
  );
});

/** The one of two answers that leaves less open. */
function nearer(own: ToldLosing | null, other: ToldLosing | null): ToldLosing | null {
  if (own === null || other === null) return own ?? other;
  return stretchOf(other) < stretchOf(own) ? other : own;
}
