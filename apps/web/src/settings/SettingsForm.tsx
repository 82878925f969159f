"use client";

/** Everything that can be set on this device. Each change takes effect at once; there is nothing to save. */
import { HandCard, Section, Segments, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Groups } from "@/layout/Groups";
import { LanguageList } from "@/layout/LanguageSwitch";
import { KEPT, type Preferences, SHOWN } from "@/preferences/kinds";
import { useSetting } from "@/preferences/store";
import { FirstsSetting } from "./FirstsSetting";
import { KeySettings } from "./KeySettings";
import { NoticeSetting } from "./NoticeSetting";
import { SoundSettings } from "./SoundSettings";

type Yes = "yes" | "shown" | "still";

interface ToggleProps<K extends keyof Preferences> {
  readonly name: K;
  readonly on: Extract<Preferences[K], Yes>;
  readonly off: Preferences[K];
  readonly label: string;
  readonly note?: string;
}

/** A yes-or-no setting. */
function Toggle<K extends keyof Preferences>({ name, on, off, label, note }: ToggleProps<K>) {
  const [value, change] = useSetting(name);
  return (
    <Switch
      label={label}
      note={note}
      checked={value === on}
      onChange={(checked) => change(checked ? on : off)}
    />
  );
}

/** Numbers of both widths, and two digits that could be read upside down. */
const SAMPLE = [8, 47, 69] as const;

export function SettingsForm() {
  const t = useTranslations("settings");
  const shell = useTranslations("shell");
  const [numbers, setNumbers] = useSetting("numbers");
  const [theme, setTheme] = useSetting("theme");
  const [hand, setHand] = useSetting("hand");
  return (
    <div className="max-w-224 py-5">
      <h1 className="page-title">{t("title")}</h1>
      <p className="mt-2 mb-6 text-quiet">{t("text")}</p>
      <Groups>
        <Section title={t("numbers")}>
          <Segments
            label={t("numbers")}
            value={numbers}
            onChange={setNumbers}
            options={SHOWN.numbers.map((one) => ({ value: one, label: t(`numbersBy.${one}`) }))}
          />
          <div className="flex gap-2.5 items-end min-h-25" role="img" aria-label={t("sample")}>
            {SAMPLE.map((n) => (
              <HandCard key={n} face={{ kind: "island", n }} />
            ))}
          </div>
          <p className="text-quiet">{t("numbersHint")}</p>
        </Section>
        <Section title={t("look")}>
          <Toggle name="prices" on="shown" off="hidden" label={t("prices")} note={t("pricesHint")} />
          <Toggle name="spare" on="shown" off="hidden" label={t("spare")} note={t("spareHint")} />
          <Toggle name="motion" on="still" off="no" label={t("movement")} note={t("movementHint")} />
        </Section>
        <Section title={t("light")}>
          <Segments
            label={t("light")}
            value={theme}
            onChange={setTheme}
            options={SHOWN.theme.map((one) => ({ value: one, label: shell(one) }))}
          />
        </Section>
        <Section title={t("language")}>
          <LanguageList />
        </Section>
        <Section title={t("hands")}>
          <Segments
            label={t("hand")}
            value={hand}
            onChange={setHand}
            options={SHOWN.hand.map((one) => ({ value: one, label: t(`handBy.${one}`) }))}
          />
          <p className="text-quiet">{t("handHint")}</p>
          <Toggle
            name="confirm"
            on="yes"
            off={KEPT.confirm[1]}
            label={t("confirm")}
            note={t("confirmHint")}
          />
          <Toggle
            name="shortcuts"
            on="yes"
            off={KEPT.shortcuts[1]}
            label={t("shortcuts")}
            note={t("shortcutsHint")}
          />
        </Section>
        <KeySettings />
        <SoundSettings />
        <Section title={t("signs")}>
          <NoticeSetting />
          <Toggle name="shake" on="yes" off={KEPT.shake[0]} label={t("shake")} note={t("shakeHint")} />
          <FirstsSetting />
        </Section>
      </Groups>
    </div>
  );
}
