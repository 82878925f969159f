"use client";

/** Keeps what is picked while the reader looks up a rule, or leaves the table; it is restored with the page. */
import { useEffect, useEffectEvent, useRef } from "react";
import { keepHere, keptHere } from "@/layout/kept-here";
import type { Stage } from "./useStage";

const FIELD = "picked";

export function useKeptChoice({ live: { rev, view }, you, helm }: Stage): void {
  const { choice, put } = helm.choosing;
  // What is picked belongs to one seat at one moment of one game.
  const of = `${view.id} ${rev} ${you}`;
  const said = choice.at === "rest" ? "" : JSON.stringify(choice);
  const comeBack = useEffectEvent((before: string) => put(JSON.parse(before)));
  const begun = useRef(false);
  useEffect(() => {
    const before = keptHere(FIELD, of) ?? "";
    const first = !begun.current;
    begun.current = true;
    if (before !== said) keepHere(FIELD, of, said);
    if (first && before !== "") comeBack(before);
  }, [of, said]);
}
