"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { SIGNED_LOOK } from "@/modules/rooms";
import { useSetting } from "@/preferences/store";
import type { Cards } from "@/stage/cards";
import { remembered } from "@/stage/remembered";
import { mountainCards } from "./mountain-cards";
import type { PlaceWords } from "./slope-model";

/** The cards of the mountain in the reader's language. */
export function useMountainCards(): Cards {
  const t = useTranslations("card");
  return useMemo(
    () =>
      mountainCards({
        ascent: remembered((terrain, n) => t("ascent", { colour: t(terrain), n })),
        signed: (card) => t(SIGNED_LOOK.word, { card }),
        campfire: (terrain) => t("campfire", { colour: t(terrain) }),
        word: t,
      }),
    [t],
  );
}

/** The words of the slope in the reader's language. */
export function usePlaceWords(): PlaceWords {
  const t = useTranslations("table");
  const slope = useTranslations("slope");
  const [prices] = useSetting("prices");
  return useMemo(
    () => ({
      place: remembered((row, place) => slope("place", { row, place })),
      empty: t("emptySpace"),
      unknown: t("unknownFace"),
      next: slope("next"),
      last: t("lastCard"),
      counts: (n) => slope("counts", { n }),
      free: t(prices === "shown" ? "free" : "legal"),
      costs: remembered((price) => (prices === "shown" ? t("costs", { price }) : t("legal"))),
      dear: remembered((price) => t("dear", { price })),
      notLegal: t("notLegal"),
    }),
    [t, slope, prices],
  );
}
