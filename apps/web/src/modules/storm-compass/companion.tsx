"use client";

import { descriptionOf } from "@stillwater/table/queries";
import { STORMS, StormBadge } from "@stillwater/ui/modules/storm-compass";
import { useTranslations } from "next-intl";
import type { CompanionPart, SignProps } from "../companion-part";
import { signOfCard } from "../key-signs";
import { Before } from "./Before";
import { Calm } from "./Calm";
import { SeatStorms } from "./Weather";

/** The number of the team's Compasses, for a flat device, where a row of them could not be counted. */
function Held({ table, flat }: SignProps) {
  const t = useTranslations("storm");
  const rack = descriptionOf(table).compasses;
  if (rack === null || !flat) return null;
  return (
    <p className="flex items-center gap-1 text-[length:var(--sign)] tabular" data-sign="compasses">
      {signOfCard("compass")}
      <b aria-hidden="true">{rack.held}</b>
      <span className="unseen">{t("compasses", { count: rack.held })}</span>
    </p>
  );
}

export const companion: CompanionPart = {
  OfSeat: SeatStorms,
  Sign: Held,
  Beside: Before,
  Anytime: Calm,
  council: { step: "storm", asks: "stormAsks", none: "noCompass" },
  along: null,
  usual: null,
  unsaid: null,
  mark: ({ kind, of }) => {
    const storm = kind === "storm" ? STORMS.find((one) => one === of) : undefined;
    return storm === undefined ? null : <StormBadge storm={storm} />;
  },
  text: null,
  Others: null,
};
