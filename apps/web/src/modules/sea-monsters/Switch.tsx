"use client";

import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Module } from "@/new-table/Tiles";
import type { SeaSwitchProps } from "../switch";
import { monstersRoom } from "./room";

const COUNTS = [0, 3, 4, 5] as const;

export function MonstersSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module
      name={t("monsters")}
      sign={monstersRoom.cards.monster.sign().path}
      marks={monstersRoom.marks}
      marksLabel={t("marks", { count: monstersRoom.marks })}
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
