"use client";

import { Switch } from "@stillwater/ui";
import { BEACON_SIGN } from "@stillwater/ui/modules/beacons";
import { useTranslations } from "next-intl";
import { Module } from "@/layout/Tiles";
import { on, type SeaSwitchProps } from "../switch";

export function ModuleSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module
      name={t("beacons")}
      sign={BEACON_SIGN.path}
      note={t("beaconsHouse")}
      on={options.beacons !== undefined}
    >
      <Switch
        label={t("beaconsHint")}
        checked={options.beacons === true}
        onChange={(checked) => onChange({ beacons: on(checked) })}
      />
    </Module>
  );
}
