"use client";

import type { GradesReady } from "@stillwater/table/session";
/** Roughly how hard the deal of a new table should be, and whether such a deal is ready. */
import { Section, Segments } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { fetched } from "@/layout/late";

const GRADES = [1, 2, 3, 4, 5] as const;

interface HowHardProps {
  readonly code: string;
  /** Null for any. */
  readonly grade: number | null;
  readonly onChange: (grade: number | null) => void;
}

export function HowHard({ code, grade, onChange }: HowHardProps) {
  const t = useTranslations("open");
  const locale = useLocale();
  const known = useGradesReady(code, grade !== null);
  const ready = typeof known === "string" ? [] : known.ready;
  const said =
    grade === null
      ? null
      : known === "asking"
        ? t("hardLooking")
        : known === "failed"
          ? t("hardUnknown")
          : !known.graded
            ? t("hardUngraded")
            : ready.includes(grade)
              ? t("hardReady", { grade })
              : t("hardNone", {
                  grade,
                  ready: ready.length === 0 ? "none" : new Intl.ListFormat(locale).format(ready.map(String)),
                });
  return (
    <Section title={t("hard")}>
      <Segments
        compact
        label={t("hard")}
        value={grade ?? 0}
        onChange={(value) => onChange(value === 0 ? null : value)}
        options={[
          { value: 0, label: t("hardAny") },
          ...GRADES.map((value) => ({ value: value as number, label: String(value) })),
        ]}
      />
      <p className="text-quiet">{t("hardHint")}</p>
      <p role="status">{said}</p>
    </Section>
  );
}

/** Requested once a person wishes for a grade, and again for other settings. */
function useGradesReady(code: string, wanted: boolean): GradesReady | "asking" | "failed" {
  const [known, setKnown] = useState<{ readonly code: string; readonly answer: GradesReady | "failed" }>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    fetched(() => import("@/stage/online"))
      .then(({ askGradesReady: gradesReady }) => gradesReady(code))
      .catch((): "failed" => "failed")
      .then((answer) => {
        if (current) setKnown({ code, answer });
      });
    return () => {
      current = false;
    };
  }, [code, wanted]);
  return known?.code === code ? known.answer : "asking";
}
