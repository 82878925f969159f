"use client";

/** Keeps what is picked while the reader looks up a rule, or leaves the table; it is restored with the page. */
import { useEffect, useEffectEvent, useRef } from "react";
import { keepHereSoon, keptHere } from "@/layout/kept-here";
import { fetched } from "@/layout/late";
import type { Stage } from "./useStage";

const FIELD = "picked";

export function useKeptChoice({ live: { rev, log, view }, you, helm }: Stage): void {
  const { choice, cards, around, put } = helm.choosing;
  // What is picked belongs to one seat of one game. What of it still holds is kept when somebody else has acted meanwhile,
  // but not when this seat has: it may have been this choice that was sent.
  const of = `${view.id} ${you}`;
  const said = choice.at === "rest" ? "" : `${rev} ${JSON.stringify(choice)}`;
  // What is picked while the reader loads stays picked.
  const comeBack = useEffectEvent(({ choiceFrom }: typeof import("./read-choice"), before: string) => {
    const [, since = "", picked = ""] = /^(\d+) (.*)$/.exec(before) ?? [];
    if (log.some((entry) => entry.rev > Number(since) && entry.seat === you)) return;
    const kept = choiceFrom(picked, cards, around);
    if (kept !== null && choice.at === around.rest.at) put(kept);
  });
  const begun = useRef(false);
  useEffect(() => {
    const before = keptHere(FIELD, of) ?? "";
    const first = !begun.current;
    begun.current = true;
    // Most tables are opened with nothing kept.
    if (first && before !== "")
      void fetched(() => import("./read-choice")).then((reader) => comeBack(reader, before));
    else if (before !== said) return keepHereSoon(FIELD, of, said);
    return undefined;
  }, [of, said]);
}
