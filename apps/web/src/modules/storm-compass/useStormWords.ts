"use client";

import type { StormInPlay } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { StageScene } from "@/stage/useStage";

/** The name of a Storm that somebody points at: "Ben's squall", "the fog on row 6". */
export function useStormWords(nameOf: StageScene["nameOf"]): (storm: StormInPlay) => string {
  const t = useTranslations("storm");
  return useCallback(
    ({ storm, seat, row, pending }) => {
      if (pending) return t("onThis");
      return t(`${storm}On`, seat === null ? { row } : { name: nameOf(seat) });
    },
    [t, nameOf],
  );
}
