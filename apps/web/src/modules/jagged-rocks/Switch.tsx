"use client";

import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Module } from "@/new-table/Tiles";
import type { SeaSwitchProps } from "../switch";
import { rocksRoom } from "./room";

const WAYS = ["none", "manual", "auto"] as const;

export function RocksSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module
      name={t("rocks")}
      sign={rocksRoom.cards.rocks.sign().path}
      marks={rocksRoom.marks}
      marksLabel={t("marks", { count: rocksRoom.marks })}
      on={options.rocks !== undefined}
    >
      <Segments
        compact
        label={t("rocks")}
        value={options.rocks ?? "none"}
        onChange={(way) => onChange({ rocks: way === "none" ? undefined : way })}
        options={WAYS.map((way) => ({ value: way, label: t(`rocksBy.${way}`) }))}
      />
    </Module>
  );
}
