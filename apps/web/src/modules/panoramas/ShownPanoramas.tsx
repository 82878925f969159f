import { descriptionOf } from "@stillwater/table/queries";
import { PanoramaChips } from "@stillwater/ui/modules/panoramas";
import { useTranslations } from "next-intl";
import type { BesideSlopeProps } from "../ascent-part";

/** The Panoramas on the table, and how far each has been found. */
export function ShownPanoramas({ table, look }: BesideSlopeProps) {
  const t = useTranslations("slope");
  const chips = (
    <PanoramaChips
      look={look}
      label={t("panoramas")}
      chips={(descriptionOf(table).panoramas ?? []).map(({ numbers, run, met }) => ({
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
  if (look === "figures") return chips;
  return (
    <div className="grid gap-2 py-2.5">
      <p>{t("panoramas")}</p>
      {chips}
    </div>
  );
}
