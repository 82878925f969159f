"use client";

import type { Problem } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

const KNOWN = [
  "long",
  "game",
  "players",
  "unknown",
  "twice",
  "range",
  "mix",
  "duel",
  "pyramid",
  "solo",
  "panorama",
] as const;

/** Says why an option code cannot be played. */
export function useProblem(): (problem: Problem) => string {
  const t = useTranslations("problem");
  return useCallback(
    ({ what, with: values = {} }) => {
      const key = KNOWN.find((one) => what === `option.${one}`) ?? "unknown";
      return t(key, {
        word: String(values.word ?? ""),
        least: String(values.least ?? ""),
        most: String(values.most ?? ""),
      });
    },
    [t],
  );
}
