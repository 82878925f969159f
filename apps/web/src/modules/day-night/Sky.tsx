"use client";

import { countAt, skySide } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import { Icon, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { StageScene } from "@/stage/useStage";

/** Day & Night: which side is up in all hands, and how many cards lie the wrong way. */
export default function Sky({
  scene,
  look,
}: {
  readonly scene: StageScene;
  readonly look: "strip" | "bare";
}) {
  const { table } = scene;
  const t = useTranslations("night");
  const side = skySide(table);
  const drawn = countAt(table, table.rulebook.place("dusk"));
  const wrong = [...(descriptionOf(table).sides?.on.values() ?? [])].filter((card) => card.wrong).length;
  const words = (
    <>
      <p className="flex flex-none items-center gap-2 font-semibold">
        <Icon name={side === "day" ? "sun" : "moon"} size={22} /> {t("hands", { side })}
      </p>
      <p className="clipped text-quiet">{t("wrong", { count: wrong })}</p>
    </>
  );
  // Always one line, whatever it counts: the hand is right below.
  if (look === "strip") return <div className="flex gap-x-4">{words}</div>;
  return (
    <Section label={t("title")}>
      {words}
      <p className="text-quiet">{t("drawn", { count: drawn })}</p>
    </Section>
  );
}
