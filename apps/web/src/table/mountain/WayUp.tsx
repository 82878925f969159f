"use client";

/** The conditions that keep the Summit closed: a column on a desktop, a line of figures on a phone. */
import { Section } from "@stillwater/ui";
import { type Goal, Goals, GuideRopes, MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";
import type { MountainWay } from "./goals";

interface WayUpProps {
  readonly way: MountainWay;
  readonly look: "column" | "figures";
}

export function WayUp({ way, look }: WayUpProps) {
  const t = useTranslations("slope");
  const { table, bridges, ropes } = way;
  const goals: readonly Goal[] = [
    ...way.goals.map(({ have, need, name, ...goal }) => {
      // A single line on a phone has room for figures only.
      const text = look === "figures" ? `${have}/${need}` : t("of", { have, need });
      return { ...goal, name: name(t), have, need, text };
    }),
    // On a phone the words at the Summit say it.
    ...(look === "figures"
      ? []
      : [{ key: "bridges", sign: MOUNTAIN_SIGNS.bridge, name: t("toCover"), have: bridges, text: bridges }]),
  ];
  const beside = way.beside.map(({ of, Beside }) => <Beside key={of} table={table} look={look} />);
  const rope =
    ropes === null ? null : (
      <GuideRopes {...ropes} label={t("ropes", { left: ropes.left, total: ropes.total })} />
    );
  if (look === "figures")
    return (
      <div
        className="way-figures flex flex-wrap items-center gap-x-3.5 gap-y-1.5 narrow:gap-x-1.75 narrow:text-14
      tiny:gap-x-1.25"
      >
        {beside}
        {goals.length === 0 ? null : <Goals label={t("toSummit")} look="figures" goals={goals} />}
        {rope}
      </div>
    );
  return (
    <Section label={t("toSummit")}>
      <Goals label={t("toSummit")} goals={goals} />
      {beside}
      {rope}
    </Section>
  );
}
