"use client";

import { type Options, REMOVALS } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ASCENT_TOLD, EXPANSION_TOLD, VARIANT_TOLD } from "./told-list";

/** A game's options, in a few words each: "Jagged Rocks", "three Panoramas". */
export function useTold(): (options: Options) => readonly string[] {
  const t = useTranslations("told");
  return useCallback(
    (options) => {
      if (options.game === "mountain") {
        const { players, ropes } = options;
        return [
          ...Object.values(ASCENT_TOLD).flatMap((told) => told(options, t)),
          ...(players === 1 ? [t("ropes", { count: ropes })] : []),
        ];
      }
      const { variant, removed, strict } = options;
      const named = REMOVALS.find((one) => one.removed === removed)?.name;
      return [
        ...(variant === undefined ? [] : [t(variant)]),
        ...Object.values(VARIANT_TOLD).flatMap((told) => told(options, t)),
        ...Object.values(EXPANSION_TOLD).flatMap((told) => told(options, t)),
        ...(removed === 0 ? [] : [named ?? t("removed", { count: removed })]),
        ...(strict ? [t("strict")] : []),
      ];
    },
    [t],
  );
}
