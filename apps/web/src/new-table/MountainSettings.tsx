"use client";

import { numbersOf } from "@stillwater/engine";
import { Section, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { MountainSwitchProps } from "@/modules/switch";
import { ASCENT_SWITCHES } from "@/modules/switches";

const ROPES = numbersOf("mountain", "ropes");

/** All options of a climb. */
export function MountainSettings(props: MountainSwitchProps) {
  return (
    <>
      <MountainGoals {...props} />
      <MountainMore {...props} />
    </>
  );
}

/** The goals of a climb. */
export function MountainGoals(props: MountainSwitchProps) {
  const t = useTranslations("open");
  return (
    <Section title={t("goals")} aside={<span className="text-quiet">{t("goalsHint")}</span>}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2.5">
        {Object.entries(ASCENT_SWITCHES).map(([id, ModuleSwitch]) => (
          <ModuleSwitch key={id} {...props} />
        ))}
      </div>
    </Section>
  );
}

/** Further options of a solo climb. */
export function MountainMore({ options, onChange }: MountainSwitchProps) {
  const t = useTranslations("open");
  if (options.players > 1) return null;
  return (
    <Section title={t("ropes")}>
      <Segments
        label={t("ropes")}
        face="figures"
        value={options.ropes}
        onChange={(count) => onChange({ ropes: count })}
        options={ROPES.map((count) => ({ value: count, label: count }))}
      />
      <p className="text-quiet">{t("ropesHint")}</p>
    </Section>
  );
}
