"use client";

import { Switch } from "@stillwater/ui";
import { TIDE_SIGN } from "@stillwater/ui/modules/tides";
import { useTranslations } from "next-intl";
import { Module } from "@/layout/Tiles";
import { on, type SeaSwitchProps } from "../switch";

export function ModuleSwitch({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <Module name={t("tides")} sign={TIDE_SIGN.path} note={t("tidesHouse")} on={options.tides !== undefined}>
      <Switch
        label={t("tidesHint")}
        checked={options.tides === true}
        onChange={(checked) => onChange({ tides: on(checked) })}
      />
    </Module>
  );
}
