"use client";

import { numbersOf, PANORAMAS, type Problem, readOptions } from "@stillwater/engine";
import { Field, ICON_PATHS, Segments, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemWords } from "@/layout/ProblemWords";
import { Module } from "@/layout/Tiles";
import type { MountainSwitchProps } from "../switch";

const COUNTS = [0, ...numbersOf("mountain", "panoramas")];

export function ModuleSwitch({ options, onChange }: MountainSwitchProps) {
  const t = useTranslations("open");
  const { panoramas } = options;
  const [own, setOwn] = useState(options.sequences.join(", "));
  return (
    <>
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
      {panoramas === 0 ? null : (
        <div className="col-span-full">
          <OwnPanoramas text={own} onText={setOwn} options={options} onChange={onChange} />
        </div>
      )}
    </>
  );
}

interface OwnPanoramasProps extends MountainSwitchProps {
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
          asTyped
          value={text}
          error={error === undefined ? undefined : <ProblemWords problem={error} />}
          onChange={write}
        />
      )}
    </>
  );
}
