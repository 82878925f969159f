"use client";

/** What each seat points at in a storm council, as far as it has been told here, and how to point oneself. */
import { describedStorms } from "@stillwater/table/modules/storm-compass";
import { descriptionOf } from "@stillwater/table/queries";
import { askingOf, KEEP } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useDesk } from "@/stage/desk";
import type { Stage } from "@/stage/useStage";
import { useStormWords } from "./useStormWords";

export interface Markers {
  /** By seat: the name of a place where a Storm lies, `keep`, or null for nothing yet. */
  readonly at: readonly (string | null)[];
  /** Seats that have passed, and so decided. */
  readonly settled: readonly number[];
  /** Points at something, or takes the marker back; absent for who looks on, alone, or on a shared screen. */
  readonly put: ((marker: string | null) => void) | undefined;
}

export function useMarkers({ table, live, names, nameOf, you, helm }: Stage): Markers {
  const t = useTranslations("storm");
  const desk = useDesk();
  const word = useStormWords(nameOf);
  const asking = askingOf(table);
  const settled = descriptionOf(table).compasses?.passed ?? [];
  const told = live.said !== null && live.said.matter === asking?.matter ? live.said.markers : [];
  // Whoever has passed keeps, whether or not a marker says so.
  const at = names.map((_name, seat) => {
    const marker = told[seat] ?? null;
    if (marker !== null && asking?.markers.includes(marker)) return marker;
    return settled.includes(seat) ? KEEP : null;
  });
  const heard = useRef(told);
  const { speak, say } = helm.toasts;
  // Who keeps the Compass does so by an act, which is told as one: only what else a marker says is spoken here.
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
