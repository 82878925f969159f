"use client";

import { type Rulebook, readOptions } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTold } from "@/modules/useTold";

/** The game of a position: its name, its number of players and its options. */
export function useGameLine({ game, code, seats }: Rulebook): {
  readonly name: string;
  readonly with: string;
} {
  const t = useTranslations("table");
  const told = useTold();
  const options = useMemo(() => readOptions(code), [code]);
  const parts = options.ok ? told(options.value) : [];
  return {
    name: t(game === "sea" ? "title" : "titleMountain"),
    with: [t("players", { count: seats }), ...parts].join(" · "),
  };
}
