"use client";

import { Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Module } from "@/layout/Tiles";
import { on, type SeaSwitchProps } from "../switch";
import { room } from "./room";

export function ModuleSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module
      name={t("storms")}
      sign={room.cards.compass.sign().path}
      marks={room.marks}
      marksLabel={t("marks", { count: room.marks })}
      on={options.storms === true}
    >
      <Switch
        label={t("stormsOn")}
        checked={options.storms === true}
        onChange={(checked) => onChange({ storms: on(checked) })}
      />
    </Module>
  );
}
