"use client";

import { type Act, shortPosition, type Table, writeAct } from "@stillwater/engine";
import { checkPath } from "@stillwater/table/position";
import { useEffect, useRef } from "react";

interface Shown {
  readonly table: Table;
  readonly act: Act | null;
  /** The position from the address is unchanged: the address stays as it came. */
  readonly untouched: boolean;
  /** Further parameters of the address, such as the players. */
  readonly also: URLSearchParams;
  /** Called with the new query before the address changes. */
  readonly onQuery: (query: string) => void;
}

/** The path of this position and question, after the language. */
export const addressOf = (table: Table, act: Act | null): string =>
  checkPath(shortPosition(table), act === null ? undefined : writeAct(table.rulebook, act));

/** Keeps the address in step with what is shown, so that it can be reloaded and shared at any moment. */
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
