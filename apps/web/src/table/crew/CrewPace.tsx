"use client";

/** How quickly the quiet crew acts, where it has a seat. With several people the pace is shared, and any of them sets it. */
import { CREW_PACES, type Live, type CrewPace as Pace } from "@stillwater/table/session";
import { Section, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDesk } from "@/stage/desk";
import { useFailure } from "@/trpc/useFailure";

export default function CrewPace({ live: { view } }: { readonly live: Live }) {
  const t = useTranslations("aboard");
  const failure = useFailure();
  const { paceCrew } = useDesk();
  const [error, setError] = useState<string>();
  const { id, crewPace, status } = view;
  // The pace that was pressed, until the table confirms one.
  const [pressed, setPressed] = useState<Pace | null>(null);
  const [held, setHeld] = useState(crewPace);
  if (held !== crewPace) {
    setHeld(crewPace);
    setPressed(null);
  }
  if (crewPace === undefined) return null;
  const set = async (pace: Pace): Promise<void> => {
    setPressed(pace);
    setError(undefined);
    try {
      await paceCrew?.({ table: id, pace });
    } catch (cause) {
      setPressed(null);
      setError(failure(cause));
    }
  };
  return (
    <div className="mt-3 grid gap-4">
      <p className="text-quiet">{t("uncounted")}</p>
      {status !== "playing" || view.you === null || paceCrew === undefined ? null : (
        <Section label={t("pace")}>
          <Segments
            compact
            label={t("pace")}
            value={pressed ?? crewPace}
            onChange={(pace) => void set(pace)}
            options={CREW_PACES.map((value) => ({ value, label: t(`paces.${value}`) }))}
          />
        </Section>
      )}
      <p role="status" className="empty:hidden">
        {error}
      </p>
    </div>
  );
}
