"use client";

import { Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { on, type SeaSwitchProps } from "../switch";

/** The options of a Pyramid's composition. */
export function Settings({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2.5">
      {(["steps", "harder", "easier"] as const).map((field) => (
        <Switch
          key={field}
          label={t(`pyramid.${field}`)}
          note={t(`pyramid.${field}Hint`)}
          checked={options[field] === true}
          onChange={(checked) => onChange({ [field]: on(checked) })}
        />
      ))}
    </div>
  );
}
