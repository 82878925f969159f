"use client";

/** What every game's table is made of: the people at it, the current choice, and the rules' verdicts. */
import type { Act, Gauge, Piece, Place, Seat, Table, Verdict } from "@stillwater/engine";
import type { Asked, Choice } from "@stillwater/table/act-builder";
import { nearestLegal, verdictOn } from "@stillwater/table/queries";
import type { Live } from "@stillwater/table/session";
import type { Slips } from "@stillwater/table/view-model";
import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useMemo } from "react";
import type { Cards } from "./cards";
import { type Helm, useHelm } from "./useHelm";

/** A card that could be laid on a space. */
interface Thought {
  readonly to: Place;
  readonly card: Piece;
  readonly word: string;
}

interface Frame {
  /** The text on the frame, in place of whose turn it is and what was laid last. */
  readonly captions: { readonly top?: string; readonly bottom: string };
  /** Cards unrelated to the typed one are drawn fainter. */
  readonly receding: boolean;
  /** No gauge at the edge: nothing is counted, or it is shown elsewhere. */
  readonly bare: boolean;
  /** Every space can be pressed, even an occupied one: for a board that is being set up. */
  readonly everySpace?: boolean | undefined;
  /** Cards that could be laid, each drawn on its space with a word or a price. */
  readonly thoughts?: readonly Thought[] | undefined;
  /** Cards that were laid against a rule, at a real table. */
  readonly slips?: Slips | undefined;
}

/** What the page passes to any game's table. */
export interface GameProps {
  readonly live: Live;
  readonly table: Table;
  readonly figures: Gauge;
  readonly shortcuts: boolean;
  readonly onKeys: () => void;
  /** Replaces the two buttons once this person has nothing more to do, where a screen is passed around. */
  readonly dock?: ReactNode;
  /** The crew's advice, and the label of the button that asks for it: only where it breaks nobody's silence. */
  readonly advice?: { readonly label: string; readonly Panel: ComponentType<AdviceProps> } | undefined;
  /** The page around the table has a heading of its own. */
  readonly within?: boolean | undefined;
  /** How the board is framed where it belongs to a real table rather than to a game here. */
  readonly frame?: Frame | undefined;
  /** The task for a person who plays only a single turn. */
  readonly ask?: { readonly head: string; readonly text: string } | undefined;
}

export interface AdviceProps {
  readonly stage: Stage;
  readonly seat: Seat;
  /** The places in question, on a board that shows only part of the table. */
  readonly within?: readonly Place[] | undefined;
  readonly onClose: () => void;
}

/** The part of the stage that a tap does not change: the same object until something happens at the table itself. */
export interface StageScene extends Pick<GameProps, "live" | "table" | "figures" | "within"> {
  readonly names: readonly string[];
  /** The name of a seat; its number if nobody holds it. */
  readonly nameOf: (seat: Seat) => string;
  readonly you: number | null;
  readonly cards: Cards;
  readonly asked: Asked;
}

export interface Stage extends GameProps, Pick<StageScene, "names" | "nameOf"> {
  readonly you: number | null;
  readonly cards: Cards;
  readonly scene: StageScene;
  readonly helm: Helm;
  /** The act that is aimed, or that the focus is on, with its verdict. */
  readonly shown: { readonly plan: Act; readonly verdict: Verdict } | null;
  /** Aims the picked card at the nearest legal place; absent if it may be laid where it is aimed. */
  readonly elsewhere: (() => void) | undefined;
  /** The name of the person who must act; null if nobody must: at the end, or while a card has yet to be revealed. */
  readonly actor: string | null;
}

/** `first` is picked from the beginning, so that a board is rendered whole at once. */
export function useStage(props: GameProps, cards: Cards, talking: boolean, first?: Choice): Stage {
  const { live, table: certain } = props;
  const t = useTranslations("table");
  const { you, seats } = live.view;
  const { names, nameOf } = useMemo(() => {
    const nameOf = (seat: Seat) => seats[seat]?.name || t("seat", { number: seat + 1 });
    return { names: seats.map((_seat, seat) => nameOf(seat)), nameOf };
  }, [seats, t]);
  const helm = useHelm({ live, table: certain, names, nameOf, order: cards.order, talking, first });
  const { asked, table } = helm;
  const { figures, within } = props;
  const scene = useMemo(
    (): StageScene => ({ live, table: certain, figures, within, names, nameOf, you, cards, asked }),
    [live, certain, figures, within, names, nameOf, you, cards, asked],
  );
  const [actor] = asked.seats;
  const { choice, answers } = helm.choosing;
  const aim = choice.at === "aim" ? choice : null;
  const looked = aim === null && helm.looked !== null ? answers?.get(helm.looked) : undefined;
  const shown = aim === null ? (looked ?? null) : { plan: aim.plan, verdict: verdictOn(table, aim.plan) };
  const lit =
    aim?.by === "card" && answers !== null && shown?.verdict.allowed === "no"
      ? nearestLegal(table, answers, aim.plan.to)
      : null;
  return {
    ...props,
    ...{ table, names, nameOf, you, cards, scene, helm, shown },
    elsewhere: lit === null ? undefined : () => helm.aimAt(lit),
    actor: actor === undefined ? null : nameOf(actor),
  };
}
