"use client";

/** Keeps what is typed, and where it is aimed, while the reader looks up a rule; both are restored with the page. */
import { COLOURS, type Table } from "@stillwater/engine";
import { NOTHING, pieceOf, type Typed } from "@stillwater/table/act-builder";
import { useEffect, useEffectEvent, useRef } from "react";
import { keepHereSoon, keptHere } from "@/layout/kept-here";
import type { Choosing } from "@/stage/useChoice";

interface KeptCardTerms {
  /** A draft belongs to one state of one table. */
  readonly id: string;
  readonly rev: number;
  readonly table: Table;
  readonly typed: Typed | null;
  readonly onTyped: (typed: Typed) => void;
  readonly choosing: Choosing;
}

const FIELD = "drafted";

export function useKeptCard({ id, rev, table, typed, onTyped, choosing }: KeptCardTerms): void {
  const { rulebook } = table;
  const { choice, around, put } = choosing;
  const of = `${id} ${rev}`;
  const { digits, colour, named } = typed ?? NOTHING;
  const plan = choice.at === "aim" && choice.by === "card" ? choice.plan : null;
  // A Wild is aimed with the number that it stands for.
  const aim = plan === null ? [] : [rulebook.placeName(plan.to), ...plan.numbers];
  const said = [digits, colour, named, ...aim].join(" ").trimEnd();
  const aimed = useRef<readonly string[]>([]);
  const comeBack = useEffectEvent(() => {
    const before = keptHere(FIELD, of) ?? "";
    const [number = "", letter = "", card = "", ...aim] = before.split(" ");
    if (before === "" || (card !== "" && pieceOf(table, card) === 0)) return false;
    aimed.current = aim;
    const kept = COLOURS.find((one) => one === letter) ?? null;
    onTyped({ digits: number, colour: kept, named: card === "" ? null : card });
    return true;
  });
  const begun = useRef(false);
  useEffect(() => {
    const first = !begun.current;
    begun.current = true;
    if ((first && comeBack()) || (keptHere(FIELD, of) ?? "") === said) return undefined;
    return keepHereSoon(FIELD, of, said);
  }, [of, said]);
  // Runs once the card is picked.
  useEffect(() => {
    if (choice.at === "rest") return;
    const [at, ...numbers] = aimed.current;
    aimed.current = [];
    const to = rulebook.places.findIndex((place) => place.name === at);
    const again = choice.at === "card" && to !== -1 ? around.plan(choice.card, to) : null;
    if (again !== null) put({ at: "aim", by: "card", plan: { ...again, numbers: numbers.map(Number) } });
  }, [choice, rulebook, around, put]);
}
