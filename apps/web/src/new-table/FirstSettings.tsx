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
  /** Fewer seats there cannot be. */
  readonly least: number;
}

/** What everybody wants to say: the game, how many, and on which board. */
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

/** What stands under "More" of the game itself. */
export function FurtherSettings({ setting: { options, change } }: SettingsProps) {
  return options.game === "sea" ? (
    <SeaMore options={options} onChange={change} />
  ) : (
    <MountainMore options={options} onChange={change} />
  );
}
