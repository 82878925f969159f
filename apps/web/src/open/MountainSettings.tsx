"use client";

import { type MountainOptions, PANORAMAS, type Problem, readOptions } from "@stillwater/engine";
import { Field, ICON_PATHS, Section, Segments, Switch } from "@stillwater/ui";
import { MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemWords } from "./ProblemWords";
import { Module } from "./Tiles";

interface MountainSettingsProps {
  readonly options: MountainOptions;
  readonly onChange: (change: Partial<MountainOptions>) => void;
}

const COUNTS = [0, 3, 4, 5] as const;
const ROPES = [0, 1, 2, 3] as const;

/** Everything a climb can be played with. */
export function MountainSettings(props: MountainSettingsProps) {
  return (
    <>
      <MountainGoals {...props} />
      <MountainMore {...props} />
    </>
  );
}

/** The goals of a climb. */
export function MountainGoals({ options, onChange }: MountainSettingsProps) {
  const t = useTranslations("open");
  const { green, panoramas, goats } = options;
  const [own, setOwn] = useState(options.sequences.join(", "));
  return (
    <Section title={t("goals")} aside={<span className="text-quiet">{t("goalsHint")}</span>}>
      <div className="open-modules">
        <Module name={t("green")} sign={MOUNTAIN_SIGNS.path} on={green}>
          <Switch label={t("greenHint")} checked={green} onChange={(on) => onChange({ green: on })} />
        </Module>
        <Module name={t("goats")} sign={ICON_PATHS.goat} on={goats}>
          <Switch label={t("goatsHint")} checked={goats} onChange={(on) => onChange({ goats: on })} />
        </Module>
        <Module name={t("panoramas")} sign={ICON_PATHS.peaks} note={t("panoramasHint")} on={panoramas > 0}>
          <Segments
            compact
            label={t("panoramas")}
            face="figures"
            value={panoramas}
            onChange={(count) => {
              setOwn("");
              onChange({ panoramas: count, sequences: [] });
            }}
            options={COUNTS.map((count) => ({ value: count, label: count }))}
          />
        </Module>
      </div>
      {panoramas === 0 ? null : (
        <OwnPanoramas text={own} onText={setOwn} options={options} onChange={onChange} />
      )}
    </Section>
  );
}

/** What only a climb alone has besides. */
export function MountainMore({ options, onChange }: MountainSettingsProps) {
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

interface OwnPanoramasProps extends MountainSettingsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The Panoramas that people have on their own table. */
function OwnPanoramas({ options, onChange, text, onText }: OwnPanoramasProps) {
  const t = useTranslations("open");
  const { players, panoramas } = options;
  const [error, setError] = useState<Problem>();
  const write = (typed: string) => {
    onText(typed);
    setError(undefined);
    const tidy = typed.replace(/\s+/g, "").replace(/,$/, "");
    const read = readOptions(`mountain p${players} panoramas(${tidy})`);
    if (!read.ok) return setError(read.error);
    if (read.value.game === "mountain")
      onChange({ sequences: read.value.sequences, panoramas: read.value.panoramas });
  };
  return (
    <>
      <Switch
        label={t("ownPanoramas")}
        note={t("ownPanoramasHint")}
        checked={text !== ""}
        onChange={(on) => {
          if (on) return write(PANORAMAS.slice(0, panoramas).join(", "));
          onText("");
          setError(undefined);
          onChange({ sequences: [] });
        }}
      />
      {text === "" && error === undefined ? null : (
        <Field
          label={t("ownPanoramas")}
          labelHidden
          value={text}
          error={error === undefined ? undefined : <ProblemWords problem={error} />}
          onChange={write}
        />
      )}
    </>
  );
}
