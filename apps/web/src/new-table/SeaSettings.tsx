"use client";

import { hasStart, numbersOf, REMOVALS, VARIANTS, type VariantId } from "@stillwater/engine";
import { Section, Slider, Stepper, Switch, Tag } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { OPEN_SEA } from "@/layout/Signs";
import { Tiles } from "@/layout/Tiles";
import { ROOMS } from "@/modules/rooms";
import type { SeaSwitchProps } from "@/modules/switch";
import { EXPANSION_SWITCHES, VARIANT_SETTINGS } from "@/modules/switches";

const REMOVED = numbersOf("sea", "-");
const SOLO = numbersOf("sea", "solo");
const BOARDS = [
  { board: "open", sign: OPEN_SEA, note: null },
  ...(Object.keys(VARIANTS) as VariantId[]).map((id) => {
    const { board, note } = ROOMS[id];
    return { board: VARIANTS[id], sign: board, note };
  }),
] as const;

/** All options of a sea. */
export function SeaSettings(props: SeaSwitchProps) {
  return (
    <>
      <SeaBoardSetting {...props} />
      <SeaMore {...props} />
    </>
  );
}

/** The board of a sea. */
export function SeaBoardSetting({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  const { variant } = options;
  const Settings = variant === undefined ? null : VARIANT_SETTINGS[variant];
  return (
    <Section title={t("board")}>
      <Tiles
        label={t("board")}
        value={variant ?? "open"}
        onChange={(board) => onChange({ variant: board === "open" ? undefined : board })}
        tiles={BOARDS.map(({ board, sign, note }) => ({
          value: board,
          sign,
          name: t(`boards.${board}`),
          note: note === null ? undefined : t(note),
        }))}
      />
      {Settings === null ? null : <Settings options={options} onChange={onChange} />}
    </Section>
  );
}

/** All other options of a sea. */
export function SeaMore({ options, onChange }: SeaSwitchProps) {
  const t = useTranslations("open");
  const { removed } = options;
  return (
    <>
      <Section title={t("expansions")} aside={<span className="text-quiet">{t("expansionsHint")}</span>}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2.5">
          {Object.entries(EXPANSION_SWITCHES).map(([id, ModuleSwitch]) => (
            <ModuleSwitch key={id} options={options} onChange={onChange} />
          ))}
        </div>
      </Section>
      <Section title={t("removed")} aside={<span className="text-quiet">{t("removedHint")}</span>}>
        <Slider
          label={t("removed")}
          value={removed}
          min={Math.min(...REMOVED)}
          max={Math.max(...REMOVED)}
          marks={[
            { value: 0, name: t("none") },
            ...REMOVALS.map((one) => ({ value: one.removed, name: one.name })),
          ]}
          valueText={removedText(removed, t("none"))}
          onChange={(count) => onChange({ removed: count })}
        />
      </Section>
      {options.players === 1 && hasStart(options) ? (
        <Section title={t("solo")} aside={<Tag tone="reading">{t("ours")}</Tag>}>
          <Stepper
            look="joined"
            value={options.soloStart}
            min={Math.min(...SOLO)}
            max={Math.max(...SOLO)}
            onChange={(count) => onChange({ soloStart: count })}
            labels={{ name: t("solo"), less: t("less"), more: t("more") }}
          />
          <p className="text-quiet">{t("soloHint")}</p>
        </Section>
      ) : null}
      <Section title={t("end")}>
        <Switch
          label={t("strict")}
          note={t("strictHint")}
          checked={options.strict}
          onChange={(strict) => onChange({ strict })}
        />
      </Section>
    </>
  );
}

/** The number of removed Islands, with the box's name for it if there is one. */
function removedText(removed: number, none: string): string {
  const name = removed === 0 ? none : REMOVALS.find((one) => one.removed === removed)?.name;
  return name === undefined ? String(removed) : `${removed}: ${name}`;
}
