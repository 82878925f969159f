"use client";

import { namedPiece, PANORAMAS, setupOf, writeName } from "@stillwater/engine";
import { edited } from "@stillwater/table/position";
import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { PanelProps } from "@/modules/panel";

const LIES = ["away", "shown", "met"] as const;
type Lies = (typeof LIES)[number];

/** Which Panoramas lie on the table, and which are met. */
export function Panel({ table, onEdit }: PanelProps) {
  const t = useTranslations("editor");
  const { shown = [], met = [] } = setupOf(table).panoramas ?? {};
  const known = PANORAMAS.filter((name) => table.rulebook.copies(writeName("panorama", name)).length > 0);
  const own = table.rulebook.pieces.flatMap(({ name }) =>
    namedPiece(name)?.kind === "panorama" ? [namedPiece(name)?.of ?? ""] : [],
  );
  const lie = (name: string, where: Lies) => {
    const rest = (list: readonly string[]) => list.filter((one) => one !== name && one !== "?");
    onEdit(
      edited(table, (setup) => ({
        ...setup,
        panoramas: {
          shown: [...rest(shown), ...(where === "shown" ? [name] : [])],
          met: [...rest(met), ...(where === "met" ? [name] : [])],
        },
      })),
    );
  };
  return (
    <>
      <p className="text-quiet">{t("panoramas")}</p>
      {[...new Set([...known, ...own])].map((name) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
          <span>{name}</span>
          <Segments
            compact
            label={`${t("panoramas")} ${name}`}
            value={met.includes(name) ? "met" : shown.includes(name) ? "shown" : "away"}
            onChange={(where) => lie(name, where)}
            options={[
              { value: "away" as Lies, label: t("panoramaAway") },
              { value: "shown" as Lies, label: t("panoramaShown") },
              { value: "met" as Lies, label: t("panoramaMet") },
            ]}
          />
        </div>
      ))}
    </>
  );
}
