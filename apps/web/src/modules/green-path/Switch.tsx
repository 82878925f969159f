"use client";

import { Switch } from "@stillwater/ui";
import { MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";
import { Module } from "@/layout/Tiles";
import type { MountainSwitchProps } from "../switch";

export function ModuleSwitch({ options, onChange }: MountainSwitchProps) {
  const t = useTranslations("open");
  const { green } = options;
  return (
    <Module name={t("green")} sign={MOUNTAIN_SIGNS.path} on={green}>
      <Switch label={t("greenHint")} checked={green} onChange={(on) => onChange({ green: on })} />
    </Module>
  );
}
