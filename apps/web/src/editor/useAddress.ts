"use client";

import { type Act, shortPosition, type Table, writeAct, writePosition } from "@stillwater/engine";
import { checkPath } from "@stillwater/table/position";
import { useEffect, useRef } from "react";

interface Shown {
  readonly table: Table;
  readonly act: Act | null;
  /** Nothing of what the address asked for was changed yet: it stays as it came. */
  readonly untouched: boolean;
  /** What the address has to say besides, such as who plays. */
  readonly also: URLSearchParams;
  /** Told what stands in the address before it does. */
  readonly onQuery: (query: string) => void;
}

/** Where this position and question are, after the language. */
export const addressOf = (table: Table, act: Act | null): string =>
  checkPath(shortPosition(writePosition(table)), act === null ? undefined : writeAct(table.rulebook, act));

/** Keeps the address at what is shown, so that it can be reloaded and passed on at any moment. */
export function useAddress({ table, act, untouched, also, onQuery }: Shown): void {
  const told = useRef(onQuery);
  useEffect(() => {
    told.current = onQuery;
  });
  const extra = also.toString();
  useEffect(() => {
    if (untouched) return;
    const search = `${addressOf(table, act).replace(/^[^?]*/, "")}${extra === "" ? "" : `&${extra}`}`;
    if (location.search === search) return;
    told.current(new URLSearchParams(search).toString());
    history.replaceState(history.state, "", `${location.pathname}${search}`);
  }, [table, act, untouched, extra]);
}
