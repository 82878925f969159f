"use client";

/**
 * The play screen's own stage for a typed card instead of a held one: the same boards light up, and the same rules apply.
 * Nothing is carried out here; the aimed act is passed to the caller, which records it.
 */
import type { Act, Piece, Place, Table, Verdict } from "@stillwater/engine";
import { NOTHING, pieceOf, type Typed, typedName } from "@stillwater/table/act-builder";
import { onceAnswered, verdictOn } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { useLayoutEffect, useMemo } from "react";
import type { Cards } from "@/stage/cards";
import type { Stage } from "@/stage/useStage";
import { useCards } from "@/table/useCards";
import { useStillStage } from "@/table/useStillStage";
import { useKeptCard } from "./useKeptCard";
import { useTypingKeys } from "./useTypingKeys";

export interface KeyStageTerms {
  readonly id: string;
  readonly table: Table;
  readonly names: readonly string[];
  /** The seat that acts. */
  readonly seat: number;
  /** What is typed; null if no card is asked for. */
  readonly typed: Typed | null;
  readonly onTyped: (typed: Typed) => void;
  /** The keyboard can be used for typing as well. */
  readonly keys: boolean;
  readonly rev: number;
  readonly log?: readonly EntryView[];
  /** @param up the typed card; 0 for none */
  readonly frame: (up: Piece) => NonNullable<Stage["frame"]>;
  /** Overrides a press on a space; `press` does what a press does on every board. */
  readonly onSpace?: (to: Place, press: () => void) => void;
  /** Called when the space already aimed at is pressed; the caller decides whether that records anything. */
  readonly onAgain?: () => void;
}

interface KeyStage {
  readonly stage: Stage;
  /** The name of the typed card, even if incomplete; null for none. */
  readonly name: string | null;
  /** The typed card; 0 for none, and for an incomplete one. */
  readonly piece: Piece;
  readonly cards: Cards;
  /** The aimed act, with the verdict from the point of view of whoever holds the card; null for none. */
  readonly aimed: { readonly plan: Act; readonly verdict: Verdict } | null;
}

export function useKeyStage(terms: KeyStageTerms): KeyStage {
  const { id, table, names, seat, typed, onTyped, keys, rev, log, frame, onSpace, onAgain } = terms;
  const { rulebook } = table;
  const cards = useCards(rulebook);
  const name = typed === null ? null : typedName(typed, rulebook);
  const piece = pieceOf(table, name);
  useTypingKeys(rulebook, typed ?? NOTHING, onTyped, keys && typed !== null);
  const held = useMemo(
    (): Cards => ({ ...cards, order: () => (piece === 0 ? [] : [piece]) }),
    [cards, piece],
  );
  const stage = useStillStage({
    ...{ id, table, cards: held, you: seat, names, rev },
    ...(log === undefined ? {} : { log }),
  });
  const { helm } = stage;
  const { choice, move } = helm.choosing;
  const up =
    choice.at === "card" ? choice.card : choice.at === "aim" && choice.by === "card" ? choice.plan.card : 0;
  useLayoutEffect(() => {
    if (piece !== 0 && up === 0 && choice.at === "rest") move({ do: "card", card: piece });
  }, [piece, up, choice.at, move]);
  useKeptCard({ id, rev, table, typed, onTyped, choosing: helm.choosing });
  const aimed = useMemo(() => {
    if (choice.at !== "aim") return null;
    return { plan: choice.plan, verdict: onceAnswered(verdictOn(table, choice.plan), "hand") };
  }, [choice, table]);
  const press = (to: Place) => {
    const again = choice.at === "aim" && (choice.plan.to === to || choice.plan.numbers.at(-1) === to);
    if (again && choice.by !== "deed") onAgain?.();
    else move({ do: "space", to });
  };
  const pressSpace = (to: Place) => (onSpace === undefined ? press(to) : onSpace(to, () => press(to)));
  return {
    stage: { ...stage, frame: frame(piece), helm: { ...helm, pressSpace } },
    ...{ name, piece, cards, aimed },
  };
}
