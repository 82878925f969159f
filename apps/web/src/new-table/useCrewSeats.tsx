"use client";

import type { CrewHand } from "@stillwater/crew";
import { HANDS } from "@stillwater/crew";
import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCrewNames } from "@/local-games/useCrewNames";

/**
 * How many seats the quiet crew takes, and with which hand: `first` of them until a person chooses.
 * @param kept the choice before the person left the page and came back
 */
export function useCrewSeats(players: number, first: number, kept: URLSearchParams) {
  const t = useTranslations("open");
  const hands = useTranslations("hands");
  const [wanted, setWanted] = useState(Number(kept.get("crew") ?? first));
  const [hand, setHand] = useState<CrewHand>(HANDS.find((one) => one === kept.get("hand")) ?? "steady");
  const count = Math.min(wanted, players - 1);
  const called = useCrewNames()(hand);
  return {
    count,
    chosen: count === 0 ? null : { count, hand, called },
    fields:
      players === 1 ? null : (
        <div className="grid gap-2">
          <p className="sw-label" aria-hidden>
            {t("crewCount")}
          </p>
          <Segments
            label={t("crewCount")}
            value={count}
            onChange={setWanted}
            options={Array.from({ length: players }, (_, value) => ({
              value,
              label: value === 0 ? t("crewNone") : String(value),
            }))}
          />
          {count === 0 ? null : (
            <>
              <Segments
                label={t("crewHand")}
                value={hand}
                onChange={setHand}
                options={HANDS.map((value) => ({
                  value,
                  label: hands(value),
                }))}
              />
              <p className="text-quiet">{t("crewHint")}</p>
            </>
          )}
        </div>
      ),
  };
}
