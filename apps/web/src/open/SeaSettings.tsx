"use client";

import { REMOVALS, type SeaChange, type SeaOptions, type SeaVariant } from "@stillwater/engine";
import { Section, Segments, Slider, Stepper, Switch, Tag } from "@stillwater/ui";
import { STORMY_SIGNS } from "@stillwater/ui/stormy";
import { useTranslations } from "next-intl";
import { MARKS } from "./settings";
import { Module, Tiles } from "./Tiles";

const MOST_REMOVED = 12;
const SOLO = { least: 4, most: 9 } as const;
const BOARDS = ["open", "arch", "pyramid", "night", "duel"] as const;

interface SeaSettingsProps {
  readonly options: SeaOptions;
  readonly onChange: (change: SeaChange) => void;
}

/** Everything a sea can be played with. */
export function SeaSettings(props: SeaSettingsProps) {
  return (
    <>
      <SeaBoard {...props} />
      <SeaMore {...props} />
    </>
  );
}

/** The board a sea is played on. */
export function SeaBoard({ options, onChange }: SeaSettingsProps) {
  const t = useTranslations("open");
  const { variant } = options;
  return (
    <Section title={t("board")}>
      <Tiles
        label={t("board")}
        value={variant ?? "open"}
        onChange={(board) => onChange({ variant: board === "open" ? undefined : (board as SeaVariant) })}
        tiles={BOARDS.map((board) => ({
          value: board,
          sign: board,
          name: t(`boards.${board}`),
          note: board === "duel" ? t("crewTwo") : undefined,
        }))}
      />
      {variant === "pyramid" ? <PyramidSettings options={options} onChange={onChange} /> : null}
    </Section>
  );
}

/** Everything else a sea can be played with. */
export function SeaMore({ options, onChange }: SeaSettingsProps) {
  const t = useTranslations("open");
  const { variant, removed } = options;
  return (
    <>
      <Section title={t("stormy")} aside={<span className="text-quiet">{t("stormyHint")}</span>}>
        <StormySettings options={options} onChange={onChange} />
      </Section>
      <Section title={t("removed")} aside={<span className="text-quiet">{t("removedHint")}</span>}>
        <Slider
          label={t("removed")}
          value={removed}
          min={0}
          max={MOST_REMOVED}
          marks={[
            { value: 0, name: t("none") },
            ...REMOVALS.map((one) => ({ value: one.removed, name: one.name })),
          ]}
          valueText={removedText(removed, t("none"))}
          onChange={(count) => onChange({ removed: count })}
        />
      </Section>
      {options.players === 1 && (variant === undefined || variant === "night") ? (
        <Section title={t("solo")} aside={<Tag tone="reading">{t("ours")}</Tag>}>
          <Stepper
            look="joined"
            value={options.soloStart}
            min={SOLO.least}
            max={SOLO.most}
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

/** How many Islands are gone, with the name the box has for it where it has one. */
function removedText(removed: number, none: string): string {
  const name = removed === 0 ? none : REMOVALS.find((one) => one.removed === removed)?.name;
  return name === undefined ? String(removed) : `${removed}: ${name}`;
}

/** An option that is off is absent. */
const on = (checked: boolean): true | undefined => checked || undefined;

function PyramidSettings({ options, onChange }: SeaSettingsProps) {
  const t = useTranslations("open");
  return (
    <div className="open-modules">
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

const ROCKS = ["none", "manual", "auto"] as const;
const MONSTERS = [0, 3, 4, 5] as const;
const WILDS = [0, 1, 2] as const;

function StormySettings({ options, onChange }: SeaSettingsProps) {
  const t = useTranslations("open");
  const marked = (marks: number) => ({ marks, marksLabel: t("marks", { count: marks }) });
  return (
    <div className="open-modules">
      <Module
        name={t("rocks")}
        sign={STORMY_SIGNS.rocks}
        {...marked(MARKS.rocks)}
        on={options.rocks !== undefined}
      >
        <Segments
          compact
          label={t("rocks")}
          value={options.rocks ?? "none"}
          onChange={(way) => onChange({ rocks: way === "none" ? undefined : way })}
          options={ROCKS.map((way) => ({ value: way, label: t(`rocksBy.${way}`) }))}
        />
      </Module>
      <Module
        name={t("monsters")}
        sign={STORMY_SIGNS.monster}
        {...marked(MARKS.monsters)}
        on={options.monsters !== undefined}
      >
        <Segments
          compact
          label={t("monsters")}
          face="figures"
          value={options.monsters ?? 0}
          onChange={(count) => onChange({ monsters: count === 0 ? undefined : count })}
          options={MONSTERS.map((count) => ({ value: count, label: count }))}
        />
      </Module>
      <Module
        name={t("storms")}
        sign={STORMY_SIGNS.compass}
        {...marked(MARKS.storms)}
        on={options.storms === true}
      >
        <Switch
          label={t("stormsOn")}
          checked={options.storms === true}
          onChange={(checked) => onChange({ storms: on(checked) })}
        />
      </Module>
      <Module name={t("wild")} sign={STORMY_SIGNS.wild} note={t("wildHint")} on={options.wild !== undefined}>
        <Segments
          compact
          label={t("wild")}
          face="figures"
          value={options.wild ?? 0}
          onChange={(count) => onChange({ wild: count === 0 ? undefined : count })}
          options={WILDS.map((count) => ({ value: count, label: count }))}
        />
      </Module>
    </div>
  );
}
