"use client";

import type { Standing } from "@stillwater/table/view-model";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Stage } from "@/stage/useStage";
import { awayOf } from "./useWaited";

/**
 * Announces each new state of a waiting table once: late, away, wished, nudged, free, taken.
 * @param isNew there was no wait yet when the page was opened: the present state is announced
 */
export function useWaitWords(
  { live, nameOf, helm, you }: Stage,
  standing: Standing | null,
  isNew: boolean,
): void {
  const t = useTranslations("waiting");
  const table = useTranslations("table");
  const locale = useLocale();
  const heard = useRef<ReadonlySet<string> | null>(isNew ? new Set() : null);
  const { speak } = helm.toasts;
  const list = (seats: readonly number[]) => new Intl.ListFormat(locale).format(seats.map(nameOf));
  const said: (readonly [string, string])[] = [];
  for (const seat of awayOf(live)) said.push([`away ${seat}`, table("seatKept", { name: nameOf(seat) })]);
  if (standing !== null) {
    const { late, mine, free, wishes, nudged } = standing;
    if (mine) said.push(["mine", t("mine")]);
    else if (late.length > 0) said.push([`late ${late.join()}`, t("late", { names: list(late) })]);
    if (nudged && late.length > 0) said.push(["nudged", t("nudged", { names: list(late) })]);
    for (const [seat, wish] of wishes.entries())
      if (wish !== "none" && seat !== you)
        said.push([`${seat} ${wish}`, t("wishes", { name: nameOf(seat), wish })]);
    if (free.length > 0)
      said.push([`free ${free.join()}`, t("free", { count: free.length, seats: list(free) })]);
  }
  const keys = said.map(([key]) => key).join("\n");
  const latest = useRef(said);
  latest.current = said;
  useEffect(() => {
    const before = heard.current;
    heard.current = new Set(keys.split("\n"));
    // States that held when the page was opened are read there, not announced.
    if (before === null) return;
    const fresh = latest.current.filter(([key]) => !before.has(key)).map(([, words]) => words);
    if (fresh.length > 0) speak(fresh.join(" "));
  }, [keys, speak]);
}
