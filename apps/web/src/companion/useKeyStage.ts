"use client";

/**
 * The play screen's own stage for a card that is typed instead of held: the same boards light up, the same rules speak.
 * Nothing here acts; what is aimed at is handed to whoever records it.
 */
import type { Act, Gauge, Piece, Place, Table, Verdict } from "@stillwater/engine";
import { heldVerdict, verdictOn } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { useLayoutEffect, useMemo } from "react";
import type { Cards } from "@/stage/cards";
import type { Stage } from "@/stage/useStage";
import { useStillStage } from "@/table/useStillStage";

export interface KeyStageTerms {
  readonly id: string;
  readonly table: Table;
  readonly names: readonly string[];
  /** The seat that acts. */
  readonly seat: number;
  /** The card that is typed; 0 for none. */
  readonly piece: Piece;
  readonly cards: Cards;
  readonly rev: number;
  readonly log?: readonly EntryView[];
  readonly frame: NonNullable<Stage["frame"]>;
  /** A space was pressed that is aimed at already; whoever listens says whether that writes anything down. */
  readonly onAgain: () => void;
}

export interface KeyStage {
  readonly stage: Stage;
  readonly figures: Gauge;
  /** What is aimed at, with the verdict for whoever holds the card; null while nothing is. */
  readonly aimed: { readonly plan: Act; readonly verdict: Verdict } | null;
}

export function useKeyStage(terms: KeyStageTerms): KeyStage {
  const { id, table, names, seat, piece, cards, rev, log, frame, onAgain } = terms;
  const typed = useMemo(
    (): Cards => ({ ...cards, order: () => (piece === 0 ? [] : [piece]) }),
    [cards, piece],
  );
  const stage = useStillStage({
    ...{ id, table, cards: typed, you: seat, names, rev },
    ...(log === undefined ? {} : { log }),
  });
  const { helm, figures } = stage;
  const { choice, move } = helm.choosing;
  const up =
    choice.at === "card" ? choice.card : choice.at === "aim" && choice.by === "card" ? choice.plan.card : 0;
  useLayoutEffect(() => {
    if (piece !== 0 && up === 0 && choice.at === "rest") move({ do: "card", card: piece });
  }, [piece, up, choice.at, move]);
  const aimed = useMemo(() => {
    if (choice.at !== "aim") return null;
    return { plan: choice.plan, verdict: heldVerdict(verdictOn(table, choice.plan)) };
  }, [choice, table]);
  const pressSpace = (to: Place) => {
    const again = choice.at === "aim" && (choice.plan.to === to || choice.plan.numbers.at(-1) === to);
    if (again && choice.by !== "deed") onAgain();
    else move({ do: "space", to });
  };
  return {
    stage: { ...stage, frame, helm: { ...helm, pressSpace } },
    figures,
    aimed,
  };
}
