"use client";

import { Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Module } from "@/new-table/Tiles";
import { on, type SeaSwitchProps } from "../switch";
import { stormsRoom } from "./room";

export function StormsSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module
      name={t("storms")}
      sign={stormsRoom.cards.compass.sign().path}
      marks={stormsRoom.marks}
      marksLabel={t("marks", { count: stormsRoom.marks })}
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
