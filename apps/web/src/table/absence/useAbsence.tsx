"use client";

import type { Standing } from "@stillwater/table/view-model";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Stage } from "@/stage/useStage";

/** The text of a hint while somebody is away or late. */
export interface Absence {
  /** Replaces the hint's second line. */
  readonly text: string | null;
  /** A link to the possible remedies: on a phone they are further down the page. */
  readonly action: ReactNode;
}

export function useAbsence({ live, helm, you, nameOf }: Stage, standing: Standing | null): Absence {
  const t = useTranslations("table");
  const [asked] = helm.asked.seats;
  const seat = helm.mine ? undefined : asked;
  const away =
    live.view.waiting !== null &&
    seat !== undefined &&
    seat !== you &&
    live.view.seats[seat] !== null &&
    live.presence[seat] === "away";
  const show = () => {
    const panel = document.getElementById("waiting");
    panel?.scrollIntoView({ block: "center" });
    panel?.focus({ preventScroll: true });
  };
  return {
    text:
      standing?.mine === true
        ? t("waitsForYou")
        : away
          ? t("seatKept", { name: nameOf(seat) })
          : seat !== undefined && standing?.late.includes(seat) === true
            ? t("isThinking", { name: nameOf(seat) })
            : null,
    action:
      standing === null || standing.lost !== null ? null : (
        <Button size="small" className="md:hidden" onClick={show}>
          {t("whatNow")}
        </Button>
      ),
  };
}
