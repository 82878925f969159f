"use client";

import { IconButton, Section, useChangedEarly } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { fetched } from "@/layout/late";
import { LOUDEST, SOUNDS, type Sound } from "@/preferences/kinds";
import { useSetting } from "@/preferences/store";

/** Three soft sounds, each with its own level. */
export function SoundSettings() {
  const t = useTranslations("settings");
  return (
    <Section title={t("sounds")}>
      <p className="text-quiet">{t("soundsHint")}</p>
      {SOUNDS.map((sound) => (
        <Level key={sound} sound={sound} />
      ))}
    </Section>
  );
}

/** Loud enough to judge a sound that is turned off. */
const TRIAL = 5;

function Level({ sound }: { readonly sound: Sound }) {
  const t = useTranslations("settings");
  const [level, setLevel] = useSetting(sound);
  const id = useId();
  useChangedEarly(
    id,
    (input) =>
      input instanceof HTMLInputElement && Number(input.value) !== level ? Number(input.value) : undefined,
    setLevel,
  );
  const hear = async () => {
    const { awaken, playSound: play } = await fetched(() => import("@/preferences/sounds"));
    awaken();
    play(sound, level === 0 ? TRIAL : level);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4.5 gap-y-1.5 min-h-12">
      <label className="flex-[1_1_12rem]" htmlFor={id}>
        {t(sound)}
      </label>
      <div className="flex flex-[0_1_22rem] gap-3 items-center">
        <input
          className="flex-[1_1_8rem] min-w-24 h-11 accent-act"
          id={id}
          type="range"
          min={0}
          max={LOUDEST}
          value={level}
          aria-valuetext={t("level", { level })}
          onChange={(event) => setLevel(Number(event.target.value))}
        />
        <output className="w-10 tabular text-end" htmlFor={id}>
          {t("level", { level })}
        </output>
        <IconButton icon="sound" label={t("hear", { sound: t(sound) })} onClick={() => void hear()} />
      </div>
    </div>
  );
}
