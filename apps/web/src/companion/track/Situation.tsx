"use client";

/** What lies beside the board and decides what may be done: Storms before players, what the Summit waits for, slips. */
import type { View } from "@stillwater/companion";
import { type Act, isUnknownFace, type Seat, type Table } from "@stillwater/engine";
import { describedStorms, descriptionOf } from "@stillwater/table/queries";
import { SlipMark } from "@stillwater/ui";
import { StormBadge } from "@stillwater/ui/modules/storm-compass";
import { useTranslations } from "next-intl";
import { liftedBy } from "@/modules/storm-compass/lifting";
import { useStormWords } from "@/modules/storm-compass/useStormWords";
import { useVoice } from "@/stage/Voice";
import { wayOf } from "@/table/mountain/goals";
import { WayUp } from "@/table/mountain/WayUp";

/** Where cards lie whose face nobody knows. */
function Unknown({ names }: { readonly names: readonly string[] }) {
  const t = useTranslations("track");
  const voice = useVoice();
  return (
    <p className="flex items-center gap-1.5 py-1 text-15 text-stop">
      {t("unknownAt", { places: names.map((name) => voice.placeText(name)).join("; ") })}
    </p>
  );
}

/** Acts that were on the board and left it, because something before them was changed. */
function waitingOf({ notApplied, turn, conflicts }: View): number {
  if (conflicts.length > 0) return 0;
  return notApplied.filter(
    ({ entry, became }) =>
      entry.kind === "act" &&
      became.what === "notApplied" &&
      (became.why === "ahead" || (became.why === "refused" && entry.turn >= turn)),
  ).length;
}

/** It has its room from the beginning: a Storm that comes moves no space. */
const BEFORE = "companion-before flex min-h-12 gap-x-3 gap-y-1 overflow-x-auto";

interface SituationProps {
  readonly view: View;
  readonly table: Table;
  /** How many cards are marked on the board: what the mark means is said beside it. */
  readonly slips: number;
  /** Spends a Compass of the team on a Storm; absent where nothing may be done. */
  readonly onLift?: ((plan: Act) => void) | undefined;
  /** Who spends it. */
  readonly seat: Seat;
}

export function Situation({ view, table, slips, onLift, seat: by }: SituationProps) {
  const t = useTranslations("track");
  const storm = useTranslations("storm");
  const { rulebook } = table;
  const later = waitingOf(view);
  const unknown = rulebook.cells.filter((cell) => isUnknownFace(table, cell));
  const word = useStormWords(view.names);
  const compasses = descriptionOf(table).compasses?.held ?? 0;
  const lifts = onLift !== undefined && compasses > 0;
  // A Storm before somebody lies beside the board; one on a row is drawn there, and named here while it can be lifted.
  const before = describedStorms(table).filter(({ seat, pending }) => !pending && (seat !== null || lifts));
  return (
    <>
      {rulebook.game === "mountain" ? <WayUp way={wayOf(table)} look="figures" /> : null}
      {descriptionOf(table).storms === null ? null : before.length === 0 ? (
        <div className={BEFORE} />
      ) : (
        <ul className={BEFORE}>
          {before.map((one) => {
            const { place, storm: kind, count, seat, row } = one;
            const what =
              seat === null
                ? t("row", { row: row ?? 0 })
                : t("stormBefore", { name: view.names[seat] ?? "", what: storm(`${kind}Badge`) });
            return (
              <li key={place} className="flex items-center gap-1.5 text-15">
                {lifts ? (
                  <button
                    type="button"
                    className="companion-lift"
                    data-lift={rulebook.placeName(place)}
                    aria-label={t("lift", { what: word(one) })}
                    onClick={() => onLift(liftedBy(table, by, place))}
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
      )}
      {unknown.length === 0 ? null : <Unknown names={unknown.map((cell) => rulebook.placeName(cell))} />}
      {later === 0 ? null : (
        <p className="flex items-center gap-1.5 py-1 text-15 text-stop" role="status">
          {t("laterWait", { count: later })}
        </p>
      )}
      {slips === 0 ? null : (
        <p className="flex items-center gap-1.5 py-1 text-15 text-stop">
          <SlipMark size={18} /> {t("slips", { count: slips })}
        </p>
      )}
    </>
  );
}
