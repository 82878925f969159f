"use client";

/** What every game's table is made of: who sits there, what is picked, and what the rules say of it. */
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
  /** What stands on the frame, in place of whose turn it is and what came last. */
  readonly captions: { readonly top?: string; readonly bottom: string };
  /** Cards that do not matter to the one that is typed stand back. */
  readonly receding: boolean;
  /** No gauge at the edge: nothing is counted, or it is told elsewhere. */
  readonly bare: boolean;
  /** Every space can be pressed, whatever lies there: a board that is set up. */
  readonly everySpace?: boolean | undefined;
  /** Cards that could be laid, each drawn on its space with a word or a price. */
  readonly thoughts?: readonly Thought[] | undefined;
  /** Cards that lie against a rule, at a real table. */
  readonly slips?: Slips | undefined;
}

/** What the page hands to the table of any game. */
export interface GameProps {
  readonly live: Live;
  readonly table: Table;
  readonly figures: Gauge;
  readonly shortcuts: boolean;
  readonly onKeys: () => void;
  /** Stands in place of the two buttons once this person has nothing more to do: where a screen is passed on. */
  readonly dock?: ReactNode;
  /** What the crew would do, and the words of the button that asks: only where nobody's silence is broken. */
  readonly advice?: { readonly label: string; readonly Panel: ComponentType<AdviceProps> } | undefined;
  /** The page around the table has a heading of its own. */
  readonly within?: boolean | undefined;
  /** How the board is framed where it is not a game's own table: at a real table. */
  readonly frame?: Frame | undefined;
  /** What is asked of whoever does one turn and no more. */
  readonly ask?: { readonly head: string; readonly text: string } | undefined;
}

export interface AdviceProps {
  readonly stage: Stage;
  readonly seat: Seat;
  /** The places that are asked about, on a board of which only some are shown. */
  readonly within?: readonly Place[] | undefined;
  readonly onClose: () => void;
}

/** What does not follow a tap: the same object for as long as nothing has happened at the table itself. */
export interface StageScene extends Pick<GameProps, "live" | "table" | "figures" | "within"> {
  readonly names: readonly string[];
  /** What a seat is called; one that nobody holds by its number. */
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
  /** The act that is aimed or looked at, with its verdict. */
  readonly shown: { readonly plan: Act; readonly verdict: Verdict } | null;
  /** Aims the card that is up at the nearest place where it may go; absent where it may. */
  readonly elsewhere: (() => void) | undefined;
  /** The name of whoever is asked; null where nobody is: at the end, and while something has still to come to light. */
  readonly actor: string | null;
}

/** `first`: what is picked from the beginning, so that a board is drawn whole at once. */
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
