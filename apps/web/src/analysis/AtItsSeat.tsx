"use client";

import type { ToldLosing } from "@stillwater/analysis";
import { useTranslations } from "next-intl";
import { inHundred } from "./captains-game";
import { losingActSeen } from "./seat-view";
import type { AnalysisTold } from "./telling";

interface AtItsSeatProps extends Pick<AnalysisTold, "judged" | "dearest"> {
  readonly losing: ToldLosing;
}

/** Whether the losing act could have been recognised by its seat: with all cards open, judging is easy. */
export function AtItsSeat({ losing, judged, dearest }: AtItsSeatProps) {
  const t = useTranslations("captain");
  const seen = losingActSeen(losing, judged, dearest);
  if (seen === null) return null;
  return <p>{t(seen.isDear ? "losingActDear" : "losingAct", { chance: inHundred(seen.chance) })}</p>;
}
