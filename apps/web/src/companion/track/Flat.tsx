"use client";

/** The device flat in the middle of the table: seats on its edges, one lit, words turned to whose turn it is. */
import { countAt, type Gauge, type Table } from "@stillwater/engine";
import { IconButton, SpareFigure } from "@stillwater/ui";
import { TableEdge, TableMode } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";

interface FlatProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly board: ReactNode;
  readonly figures: Gauge;
  readonly seat: number;
  readonly playing: boolean;
  readonly onUndo: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Where each seat sits, clockwise from the near side; a fifth shares the near side's left. */
const SIDES: readonly (readonly Side[])[] = [
  ["bottom"],
  ["bottom", "top"],
  ["bottom", "left", "right"],
  ["bottom", "left", "top", "right"],
  ["bottom", "left", "top", "right", "top"],
];
type Side = "bottom" | "left" | "top" | "right";

export function Flat(props: FlatProps) {
  const { table, names, seat, playing, figures } = props;
  const t = useTranslations("track");
  const words = useTranslations("table");
  const { hands, piles } = table.rulebook;
  const sides = SIDES[names.length - 1] ?? [];
  const taken = (["bottom", "left", "top", "right"] as const).map((side) => ({
    side,
    seats: sides.flatMap((at, index) => (at === side ? [index] : [])),
  }));
  useEffect(() => {
    const before = document.documentElement.dataset.theme;
    document.documentElement.dataset.theme = "night";
    return () => {
      if (before === undefined) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = before;
    };
  }, []);
  const note = (index: number) =>
    t("holdsShort", { pile: countAt(table, piles[index] ?? 0), hand: countAt(table, hands[index] ?? 0) });
  return (
    <TableMode
      turned={sides[seat]}
      board={props.board}
      edges={taken.map(({ side, seats }) => {
        const lit = playing && seats.includes(seat);
        const [first = -1] = lit ? [seat] : seats;
        return (
          <TableEdge
            key={side}
            side={side}
            active={lit}
            name={
              lit ? t("yourTurn", { name: names[first] ?? "" }) : seats.map((one) => names[one]).join(" · ")
            }
            note={first < 0 ? undefined : note(first)}
          />
        );
      })}
    >
      <h1 className="sr-only">{words(table.rulebook.game === "mountain" ? "titleMountain" : "title")}</h1>
      <div className="companion-flat-head">
        {table.rulebook.actOf.swap === undefined ? (
          <SpareFigure
            spare={Math.max(0, figures.spare)}
            word={words(figures.word)}
            note={words("spareWord")}
          />
        ) : (
          <span />
        )}
        <span className="companion-flat-acts">
          {props.onUndo === undefined ? null : (
            <IconButton icon="undo" label={t("undo")} onClick={props.onUndo} />
          )}
          <IconButton icon="cross" label={t("leaveFlat")} onClick={props.onLeave} />
        </span>
      </div>
      {props.children}
    </TableMode>
  );
}
