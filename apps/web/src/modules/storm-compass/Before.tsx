"use client";

/** The Storms before players, and those on rows while a Compass can lift them. */
import { describedStorms } from "@stillwater/table/modules/storm-compass";
import { descriptionOf } from "@stillwater/table/queries";
import { StormBadge } from "@stillwater/ui/modules/storm-compass";
import { useTranslations } from "next-intl";
import type { BesideProps } from "../companion-part";
import { liftedBy } from "./lifting";
import { useStormWords } from "./useStormWords";

/** It has its room from the beginning: a Storm that comes moves no space. */
const BEFORE = "companion-before flex min-h-12 gap-x-3 gap-y-1 overflow-x-auto";

export function Before({ table, nameOf, seat: by, onDone }: BesideProps) {
  const t = useTranslations("track");
  const storm = useTranslations("storm");
  const word = useStormWords(nameOf);
  const compasses = descriptionOf(table).compasses?.held ?? 0;
  const lifts = onDone !== undefined && compasses > 0;
  // A Storm before somebody lies beside the board; one on a row is drawn there, and named here while it can be lifted.
  const before = describedStorms(table).filter(({ seat, pending }) => !pending && (seat !== null || lifts));
  if (before.length === 0) return <div className={BEFORE} />;
  return (
    <ul className={BEFORE}>
      {before.map((one) => {
        const { place, storm: kind, count, seat, row } = one;
        const what =
          seat === null
            ? t("row", { row })
            : t("stormBefore", { name: nameOf(seat), what: storm(`${kind}Badge`) });
        return (
          <li key={place} className="flex items-center gap-1.5 text-15">
            {lifts ? (
              <button
                type="button"
                className="companion-lift"
                data-lift={table.rulebook.placeName(place)}
                aria-label={t("lift", { what: word(one) })}
                onClick={() => onDone(liftedBy(table, by, place))}
              >
                <StormBadge storm={kind} count={count} /> {what}
              </button>
            ) : (
              <>
                <StormBadge storm={kind} count={count} />
                {what}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
