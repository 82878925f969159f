"use client";

import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Module } from "@/layout/Tiles";
import type { SeaSwitchProps } from "../switch";
import { room } from "./room";

const WAYS = ["none", "manual", "auto"] as const;

export function ModuleSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module
      name={t("rocks")}
      sign={room.cards.rocks.sign().path}
      marks={room.marks}
      marksLabel={t("marks", { count: room.marks })}
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
