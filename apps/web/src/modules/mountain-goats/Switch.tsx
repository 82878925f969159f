"use client";

import { Switch } from "@stillwater/ui";
import { GOAT_SIGN } from "@stillwater/ui/modules/mountain-goats";
import { useTranslations } from "next-intl";
import { Module } from "@/layout/Tiles";
import type { MountainSwitchProps } from "../switch";

export function ModuleSwitch({ options, onChange }: MountainSwitchProps) {
  const t = useTranslations("open");
  const { goats } = options;
  return (
    <Module name={t("goats")} sign={GOAT_SIGN} on={goats}>
      <Switch label={t("goatsHint")} checked={goats} onChange={(on) => onChange({ goats: on })} />
    </Module>
  );
}
