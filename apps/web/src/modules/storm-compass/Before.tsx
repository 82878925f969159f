"use client";

/** The team's Compasses, and the Storms that one of them can lift. */
import { describedStorms } from "@stillwater/table/modules/storm-compass";
import { descriptionOf } from "@stillwater/table/queries";
import { CompassRack, StormBadge } from "@stillwater/ui/modules/storm-compass";
import { useTranslations } from "next-intl";
import type { BesideProps } from "../companion-part";
import { liftedBy } from "./lifting";
import { useStormWords } from "./useStormWords";

/** Its room under the board is reserved from the beginning, so that a new Compass moves nothing. */
export function Before({ table, nameOf, seat: by, onDone, flat }: BesideProps) {
  const t = useTranslations("track");
  const storm = useTranslations("storm");
  const word = useStormWords(nameOf);
  const rack = descriptionOf(table).compasses;
  if (rack === null) return null;
  const { held, spent } = rack;
  const lifted =
    onDone === undefined || held === 0 ? [] : describedStorms(table).filter(({ pending }) => !pending);
  if (flat && lifted.length === 0) return null;
  return (
    <div className="companion-before flex min-h-12 items-center gap-2.5">
      {flat ? null : (
        <CompassRack
          {...{ held, spent }}
          look={lifted.length > 0 ? "brief" : "line"}
          label={storm("compasses", { count: held })}
        />
      )}
      {lifted.length === 0 ? null : (
        <ul className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto">
          {lifted.map((one) => {
            const { place, storm: kind, count, seat, row } = one;
            return (
              <li key={place}>
                <button
                  type="button"
                  className="companion-lift whitespace-nowrap"
                  data-lift={table.rulebook.placeName(place)}
                  aria-label={t("lift", { what: word(one) })}
                  onClick={() => onDone?.(liftedBy(table, by, place))}
                >
                  <StormBadge storm={kind} count={count} /> {seat === null ? t("row", { row }) : nameOf(seat)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
