"use client";

/** For a lost game with printed cards: when it could no longer be won, judged by the open cards, or that this is unknown. */
import { lostInSight } from "@stillwater/analysis";
import type { View } from "@stillwater/companion";
import { closed } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useVoice } from "@/stage/Voice";

/** More sentences than this are no help at a glance. */
const MOST_SHUT = 2;

export default function InSight({ view: { steps } }: { readonly view: View }) {
  const t = useTranslations("track");
  const voice = useVoice();
  const lost = useMemo(
    () => lostInSight([...steps.slice(0, 1).map(({ before }) => before), ...steps.map(({ after }) => after)]),
    [steps],
  );
  // Table 0 comes before the first step; table n is the result of step n − 1.
  const step = lost === undefined ? undefined : steps[Math.max(0, lost.table - 1)];
  if (lost === undefined || step === undefined) return <p>{t("inSightNot")}</p>;
  const table = lost.table === 0 ? step.before : step.after;
  const shut = lost.proof === "spaces" ? closed(table).slice(0, MOST_SHUT) : [];
  const why = shut.length > 0 ? shut.map((one) => voice.closedText(one)).join(" ") : t("inSightCards");
  return (
    <>
      <p>
        <strong>{t("inSight", { turn: step.turn })}</strong> {why}
      </p>
      <p className="text-quiet">{t("inSightBefore")}</p>
    </>
  );
}
