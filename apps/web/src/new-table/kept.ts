"use client";

/** Keeps the current settings, in the form of an address's query. */
import { useEffect, useMemo } from "react";
import { keepHereSoon, keptHere } from "@/layout/kept-here";
import { useHydrated } from "@/layout/useHydrated";
import type { WithCrew } from "@/local-games/deal-local";
import type { TableOpening } from "./useOpening";

const FIELD = "setUp";

export interface KeptSetUp {
  /** The settings kept earlier; empty for none. */
  readonly kept: URLSearchParams;
  /** The address that they are kept for; null if they are not kept. */
  readonly keptFor: string | null;
}

/**
 * What the page begins with: the kept settings, else those in its address.
 * @param keeps false for a waiting table, whose settings come from the server whatever was set here before
 */
export function useKept(address: string, keeps: boolean): KeptSetUp & { readonly asked: string } {
  const mayKeep = useHydrated() && keeps;
  const kept = useMemo(() => (mayKeep ? keptHere(FIELD, address) : null), [mayKeep, address]);
  return {
    asked: kept ?? address,
    kept: new URLSearchParams(kept ?? ""),
    keptFor: mayKeep ? address : null,
  };
}

interface SetUp extends Pick<TableOpening, "wishes"> {
  readonly code: string;
  /** The deal to be played again; null for new cards. */
  readonly deal: string | null;
  readonly crew: WithCrew | null;
  readonly names: readonly string[];
}

function written({ code, deal, wishes, crew, names }: SetUp): string {
  const { where, pace, listed, grade, advice, begins, begun } = wishes;
  const said = { here: where === "here", companion: where === "table", public: listed, advice, begun };
  return new URLSearchParams([
    ["code", code],
    ["pace", pace],
    ["grade", String(grade ?? "")],
    ["begins", String(begins)],
    ...Object.entries(said).flatMap(([name, on]) => (on ? [[name, ""]] : [])),
    ...(deal === null ? [] : [["deal", deal]]),
    ...Object.entries(crew === null ? {} : { crew: String(crew.count), hand: crew.hand }),
    ...names.map((name) => ["name", name]),
  ]).toString();
}

/** Stores the settings after each change. */
export function useKeeping(address: string | null, setUp: SetUp): void {
  const said = written(setUp);
  useEffect(() => (address === null ? undefined : keepHereSoon(FIELD, address, said)), [address, said]);
}
