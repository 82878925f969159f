"use client";

import { PACES } from "@stillwater/table/session";
import { Section, Segments, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { WishesProps } from "./useOpening";

/** How quickly the table is played, and who may sit down. */
export function Manner({ wishes, onWish }: WishesProps) {
  const t = useTranslations("open");
  return (
    <Section title={t("pace")}>
      <div
        className="max-md:[&_.sw-segments]:grid max-md:[&_.sw-segments]:grid-cols-[1fr_1fr]
        max-md:[&_.sw-segment:nth-of-type(3)]:border-s-0
        max-md:[&_.sw-segment:nth-of-type(n_+_3)]:border-t
        max-md:[&_.sw-segment:nth-of-type(n_+_3)]:border-t-rule"
      >
        <Segments
          label={t("pace")}
          value={wishes.pace}
          onChange={(pace) => onWish({ pace })}
          options={PACES.map((pace) => ({ value: pace, label: t(`paces.${pace}`) }))}
        />
      </div>
      <p className="text-quiet">{t("paceHint")}</p>
      <Switch
        label={t("public")}
        note={t("publicHint")}
        checked={wishes.listed}
        onChange={(listed) => onWish({ listed })}
      />
      <Switch
        label={t("advice")}
        note={t("adviceHint")}
        checked={wishes.advice}
        onChange={(advice) => onWish({ advice })}
      />
    </Section>
  );
}
