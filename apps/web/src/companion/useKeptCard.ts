"use client";

/** Keeps the typed card and the space it is aimed at while the reader looks up a rule; both are restored with the page. */
import type { Table } from "@stillwater/engine";
import { pieceOf, type Typed, typedOf } from "@stillwater/table/act-builder";
import { useEffect, useEffectEvent, useRef } from "react";
import { keepHere, keptHere } from "@/layout/kept-here";
import type { Choosing } from "@/stage/useChoice";

interface KeptCardTerms {
  /** A draft belongs to one state of one table. */
  readonly id: string;
  readonly rev: number;
  readonly table: Table;
  readonly name: string | null;
  readonly onTyped: (typed: Typed) => void;
  readonly choosing: Choosing;
}

const FIELD = "typed";

export function useKeptCard({ id, rev, table, name, onTyped, choosing }: KeptCardTerms): void {
  const { rulebook } = table;
  const { choice, move } = choosing;
  const of = `${id} ${rev}`;
  const aimed = choice.at === "aim" && choice.by === "card" ? rulebook.placeName(choice.plan.to) : "";
  const said = name === null ? "" : `${name} ${aimed}`;
  const space = useRef("");
  const comeBack = useEffectEvent(() => {
    const [card = "", to = ""] = keptHere(FIELD, of)?.split(" ") ?? [];
    if (pieceOf(table, card) === 0) return false;
    space.current = to;
    onTyped(typedOf(card));
    return true;
  });
  const begun = useRef(false);
  useEffect(() => {
    const first = !begun.current;
    begun.current = true;
    if (first && comeBack()) return;
    if ((keptHere(FIELD, of) ?? "") !== said) keepHere(FIELD, of, said);
  }, [of, said]);
  // Runs once the card is picked.
  useEffect(() => {
    if (choice.at !== "card" || space.current === "") return;
    const to = rulebook.places.findIndex((place) => place.name === space.current);
    space.current = "";
    if (to !== -1) move({ do: "space", to });
  }, [choice.at, rulebook, move]);
}
