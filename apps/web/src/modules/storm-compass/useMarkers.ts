"use client";

/** The option that each seat points at in a storm council, as far as known here, and a function for pointing. */
import { describedStorms } from "@stillwater/table/modules/storm-compass";
import { descriptionOf } from "@stillwater/table/queries";
import { askingOf, KEEP } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useDesk } from "@/stage/desk";
import type { Stage } from "@/stage/useStage";
import { useStormWords } from "./useStormWords";

export interface Markers {
  /** By seat: the name of a Storm's place, `keep`, or null for nothing yet. */
  readonly at: readonly (string | null)[];
  /** The seats that have passed, and so have decided. */
  readonly settled: readonly number[];
  /** Sets or removes one's own marker; absent for a spectator, a player alone, or a shared screen. */
  readonly put: ((marker: string | null) => void) | undefined;
}

export function useMarkers({ table, live, names, nameOf, you, helm }: Stage): Markers {
  const t = useTranslations("storm");
  const desk = useDesk();
  const word = useStormWords(nameOf);
  const asking = askingOf(table);
  const settled = descriptionOf(table).compasses?.passed ?? [];
  const told = live.said !== null && live.said.matter === asking?.matter ? live.said.markers : [];
  // A seat that has passed keeps the Compass, whether or not its marker says so.
  const at = names.map((_name, seat) => {
    const marker = told[seat] ?? null;
    if (marker !== null && asking?.markers.includes(marker)) return marker;
    return settled.includes(seat) ? KEEP : null;
  });
  const heard = useRef(told);
  const { speak, say } = helm.toasts;
  // Keeping the Compass is an act, which is announced as such; only other markers are announced here.
  useEffect(() => {
    const before = heard.current;
    heard.current = told;
    const seat = told.findIndex(
      (marker, one) => one !== you && marker !== KEEP && marker !== (before[one] ?? null),
    );
    if (seat < 0) return;
    const storm = describedStorms(table).find(({ place }) => table.rulebook.placeName(place) === told[seat]);
    const name = nameOf(seat);
    if (told[seat] === null) speak(t("takesBack", { name }));
    else if (storm !== undefined) speak(t("points", { name, what: word(storm) }));
  });
  const { mark } = desk;
  const put = (marker: string | null): void => {
    if (asking === null || mark === undefined) return;
    const turn = live.log.at(-1)?.turn ?? 0;
    mark({ table: live.view.id, matter: asking.matter, marker }).catch(() =>
      say({ icon: "cross", headline: t("markFailed"), turn }),
    );
  };
  const alone = you === null || names.length < 2 || mark === undefined;
  return { at, settled, put: alone ? undefined : put };
}
