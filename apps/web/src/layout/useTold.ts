"use client";

import { type Options, REMOVALS } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** What a game is played with, in a few words each: "Jagged Rocks", "three Panoramas". */
export function useTold(): (options: Options) => readonly string[] {
  const t = useTranslations("told");
  return useCallback(
    (options) => {
      if (options.game === "mountain") {
        const { players, ropes, green, panoramas, goats } = options;
        return [
          ...(green ? [t("green")] : []),
          ...(panoramas > 0 ? [t("panoramas", { count: panoramas })] : []),
          ...(goats ? [t("goats")] : []),
          ...(players === 1 ? [t("ropes", { count: ropes })] : []),
        ];
      }
      const { variant, steps, harder, easier, rocks, monsters, storms, wild, removed, strict } = options;
      const named = REMOVALS.find((one) => one.removed === removed)?.name;
      return [
        ...(variant === undefined ? [] : [t(variant)]),
        ...(steps ? [t("steps")] : []),
        ...(harder ? [t("harder")] : []),
        ...(easier ? [t("easier")] : []),
        ...(rocks === undefined ? [] : [t(rocks === "auto" ? "rocksAuto" : "rocks")]),
        ...(monsters === undefined ? [] : [t("monsters", { count: monsters })]),
        ...(storms ? [t("storms")] : []),
        ...(wild === undefined ? [] : [t("wild", { count: wild })]),
        ...(removed === 0 ? [] : [named ?? t("removed", { count: removed })]),
        ...(strict ? [t("strict")] : []),
      ];
    },
    [t],
  );
}
