"use client";

/** What keeps the Summit closed: a column on a desktop, a line of figures on a phone. */
import { Section } from "@stillwater/ui";
import { type Goal, Goals, GuideRopes, PanoramaChips } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";
import type { MountainWay } from "./goals";

interface WayUpProps {
  readonly way: MountainWay;
  readonly look: "column" | "figures";
}

export function WayUp({ way, look }: WayUpProps) {
  const t = useTranslations("slope");
  const { paths, goats, bridges, panoramas, ropes } = way;
  const counted = (key: string, sign: Goal["sign"], name: string, have: number, need: number): Goal => {
    // One line of a phone holds figures only.
    const text = look === "figures" ? `${have}/${need}` : t("of", { have, need });
    return { key, sign, name, have, need, text };
  };
  const goals: readonly Goal[] = [
    ...(paths === null
      ? []
      : [counted("green", "path", t("greenPath"), paths.ways[0]?.length ?? 0, paths.need)]),
    ...(goats === null ? [] : [counted("goats", "goat", t("goatsAtTop"), goats.up, goats.need)]),
    // On a phone the words at the summit say it.
    ...(look === "figures"
      ? []
      : [{ key: "bridges", sign: "bridge", name: t("toCover"), have: bridges, text: bridges } as const]),
  ];
  const chips =
    panoramas === null || panoramas.length === 0 ? null : (
      <PanoramaChips
        label={t("panoramas")}
        chips={panoramas.map(({ numbers, run, met }) => ({
          key: numbers.join("-"),
          numbers,
          run,
          done: met,
          label: met
            ? t("panoramaDone", { numbers: numbers.join(", ") })
            : t("panoramaRun", { numbers: numbers.join(", "), run, total: numbers.length }),
        }))}
      />
    );
  const rope =
    ropes === null ? null : (
      <GuideRopes {...ropes} label={t("ropes", { left: ropes.left, total: ropes.total })} />
    );
  if (look === "figures")
    return (
      <div className="way-figures">
        {chips}
        {goals.length === 0 ? null : <Goals label={t("toSummit")} look="figures" goals={goals} />}
        {rope}
      </div>
    );
  return (
    <Section label={t("toSummit")}>
      <Goals label={t("toSummit")} goals={goals} />
      {chips === null ? null : (
        <div className="way-panoramas">
          <p>{t("panoramas")}</p>
          {chips}
        </div>
      )}
      {rope}
    </Section>
  );
}
