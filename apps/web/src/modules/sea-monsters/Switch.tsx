"use client";

import { numbersOf } from "@stillwater/engine";
import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Module } from "@/layout/Tiles";
import type { SeaSwitchProps } from "../switch";
import { room } from "./room";

const COUNTS = [0, ...numbersOf("sea", "monsters")];

export function ModuleSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module
      name={t("monsters")}
      sign={room.cards.monster.sign().path}
      marks={room.marks}
      marksLabel={t("marks", { count: room.marks })}
      on={options.monsters !== undefined}
    >
      <Segments
        compact
        label={t("monsters")}
        face="figures"
        value={options.monsters ?? 0}
        onChange={(count) => onChange({ monsters: count === 0 ? undefined : count })}
        options={COUNTS.map((count) => ({ value: count, label: count }))}
      />
    </Module>
  );
}
