"use client";

import { numbersOf } from "@stillwater/engine";
import { Section, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { MountainGoals, MountainMore } from "./MountainSettings";
import { SeaBoardSetting, SeaMore } from "./SeaSettings";
import type { OptionsSetting } from "./useOptions";

interface SettingsProps {
  readonly setting: OptionsSetting;
}

interface FirstSettingsProps extends SettingsProps {
  /** The least number of seats. */
  readonly least: number;
}

/** The settings that everybody chooses: the game, the number of players, and the board. */
export function FirstSettings({ setting, least }: FirstSettingsProps) {
  const t = useTranslations("open");
  const { options, pasted, change, switchTo } = setting;
  return (
    <>
      <Section title={t("which")}>
        <Segments
          label={t("which")}
          face="words"
          value={options.game}
          onChange={switchTo}
          options={[
            { value: "sea", label: t("game"), italic: true },
            { value: "mountain", label: t("mountain") },
          ]}
        />
      </Section>
      <Section title={t("players")}>
        <Segments
          label={t("players")}
          face="figures"
          value={options.players}
          onChange={(players) => change({ players })}
          options={numbersOf(options.game, "p").map((count) => ({
            value: count,
            label: count,
            name: `${count}: ${t("crew", { count, game: options.game })}`,
            disabled: count < least,
          }))}
        />
      </Section>
      {options.game === "sea" ? (
        <SeaBoardSetting options={options} onChange={change} />
      ) : (
        <MountainGoals key={pasted} options={options} onChange={change} />
      )}
    </>
  );
}

/** The game's own settings under "More". */
export function FurtherSettings({ setting: { options, change } }: SettingsProps) {
  return options.game === "sea" ? (
    <SeaMore options={options} onChange={change} />
  ) : (
    <MountainMore options={options} onChange={change} />
  );
}
