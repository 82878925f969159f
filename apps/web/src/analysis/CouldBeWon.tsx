"use client";

/** Below the end of a lost game: until when it could still be won, with a link that shows how. */
import { alongLine, beginWalk, type Course, recordOf, turnsOf, writeStop } from "@stillwater/table/log";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { courseBy } from "./course-by";
import { useAnalysis } from "./useAnalysis";

interface CouldBeWonProps {
  /** The finished game. */
  readonly id: string;
  /** Whether it is stored on this device. */
  readonly here: boolean;
  /** The address of its replay. */
  readonly replay: string;
}

export default function CouldBeWon({ id, here, replay }: CouldBeWonProps) {
  const [course, setCourse] = useState<Course | null | "looking">("looking");
  useEffect(() => {
    let open = true;
    courseBy({ id, here })
      .catch(() => null)
      .then((found) => open && setCourse(found));
    return () => {
      open = false;
    };
  }, [id, here]);
  if (course === "looking") return <Looking />;
  // Without an answer the line stays empty: the replay tells it too.
  return course === null ? null : <Until course={course} replay={replay} />;
}

function Looking() {
  const t = useTranslations("end");
  return <span className="text-quiet">{t("looking")}</span>;
}

function Until({ course, replay }: { readonly course: Course; readonly replay: string }) {
  const t = useTranslations("end");
  const record = useMemo(() => recordOf(course), [course]);
  const { told, looking } = useAnalysis(record, true, "losing");
  const losing = told?.losing;
  // Until the analysis is done, the turn found may still rise.
  if (looking === "looking") return <Looking />;
  const won = losing?.won ?? null;
  if (won === null) return t(losing?.kind === "here" ? "neverWon" : "notKnown");
  const walk = alongLine(beginWalk(course, { at: null, line: null }), won.after, won.line);
  return (
    <>
      {t("couldBeWon", { turn: turnsOf(course)[won.after] ?? 0 })}{" "}
      <Link
        href={`${replay}${writeStop(walk)}`}
        className="py-3 font-sans font-semibold whitespace-nowrap text-act"
      >
        {t("seeHow")}
      </Link>
    </>
  );
}
