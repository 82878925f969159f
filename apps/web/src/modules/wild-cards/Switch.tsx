"use client";

import { numbersOf } from "@stillwater/engine";
import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Module } from "@/layout/Tiles";
import type { SeaSwitchProps } from "../switch";
import { room } from "./room";

const COUNTS = numbersOf("sea", "wild");

export function ModuleSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module
      name={t("wild")}
      sign={room.cards.wild.sign().path}
      note={t("wildHint")}
      on={options.wild !== undefined}
    >
      <Segments
        compact
        label={t("wild")}
        face="figures"
        value={options.wild ?? 0}
        onChange={(count) => onChange({ wild: count === 0 ? undefined : count })}
        options={COUNTS.map((count) => ({ value: count, label: count }))}
      />
    </Module>
  );
}
