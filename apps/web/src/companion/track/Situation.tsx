"use client";

/** What lies beside the board and decides which acts are possible: the modules' parts, the Summit's conditions, slips. */
import type { View } from "@stillwater/companion";
import { type Act, isUnknownFace, type Seat, type Table } from "@stillwater/engine";
import { SlipMark } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { COMPANION_PARTS } from "@/modules/companions";
import { modulesOf } from "@/modules/in-play";
import { useVoice } from "@/stage/Voice";
import { wayOf } from "@/table/mountain/goals";
import { WayUp } from "@/table/mountain/WayUp";

/** The places of cards whose face nobody knows. */
function Unknown({ names }: { readonly names: readonly string[] }) {
  const t = useTranslations("track");
  const voice = useVoice();
  return (
    <p className="flex items-center gap-1.5 py-1 text-15 text-stop">
      {t("unknownAt", { places: names.map((name) => voice.placeText(name)).join("; ") })}
    </p>
  );
}

/** The number of acts that were on the board and no longer fit, because something before them was changed. */
function waitingOf({ notApplied, turn, conflicts }: View): number {
  if (conflicts.length > 0) return 0;
  return notApplied.filter(
    ({ entry, became }) =>
      entry.kind === "act" &&
      became.what === "notApplied" &&
      (became.why === "ahead" || (became.why === "refused" && entry.turn >= turn)),
  ).length;
}

interface SituationProps {
  readonly view: View;
  readonly table: Table;
  /** The number of cards marked on the board; the mark is explained beside it. */
  readonly slips: number;
  /** Called for an act done beside the board with one touch; absent where no act is possible. */
  readonly onDone?: ((plan: Act) => void) | undefined;
  /** The seat that acts. */
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  /** The device lies flat in the middle of the table. */
  readonly flat: boolean;
}

export function Situation({ view, table, slips, onDone, seat, nameOf, flat }: SituationProps) {
  const t = useTranslations("track");
  const { rulebook } = table;
  const later = waitingOf(view);
  const unknown = rulebook.cells.filter((cell) => isUnknownFace(table, cell));
  return (
    <>
      {rulebook.game === "mountain" ? <WayUp way={wayOf(table)} look="figures" /> : null}
      {modulesOf(rulebook).map((id) => {
        const Beside = COMPANION_PARTS[id]?.Beside;
        return !Beside ? null : <Beside key={id} {...{ table, seat, nameOf, onDone, flat }} />;
      })}
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
