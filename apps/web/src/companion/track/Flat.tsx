"use client";

/** The device lies flat in the middle of the table: seats on its edges, one lit, text turned towards the player to act. */
import { countAt, type Gauge, type Table } from "@stillwater/engine";
import { Icon, IconButton, SpareFigure } from "@stillwater/ui";
import { TableEdge, TableMode } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import type { Stage } from "@/stage/useStage";
import { Signs } from "./Signs";

interface FlatProps {
  readonly table: Table;
  readonly nameOf: Stage["nameOf"];
  readonly board: ReactNode;
  readonly figures: Gauge;
  readonly seat: number;
  readonly playing: boolean;
  readonly onUndo: (() => void) | undefined;
  readonly onLeave: () => void;
  /** Things beside the board that decide which acts are possible. */
  readonly lines: ReactNode;
  readonly children: ReactNode;
}

type Side = "bottom" | "left" | "top" | "right";

interface At {
  readonly side: Side;
  readonly half?: "left" | "right";
}

/** Where each seat sits, clockwise from the near side: two players face each other, and of five two share the far side. */
const PLACES: readonly (readonly At[])[] = [
  [{ side: "bottom" }],
  [{ side: "bottom" }, { side: "top" }],
  [{ side: "bottom" }, { side: "left" }, { side: "right" }],
  [{ side: "bottom" }, { side: "left" }, { side: "top" }, { side: "right" }],
  [
    { side: "bottom" },
    { side: "left" },
    { side: "top", half: "left" },
    { side: "top", half: "right" },
    { side: "right" },
  ],
];
const SIDES = ["bottom", "left", "top", "right"] as const;

export function Flat(props: FlatProps) {
  const { table, nameOf, seat, playing, figures } = props;
  const t = useTranslations("track");
  const words = useTranslations("table");
  const { hands, piles } = table.rulebook;
  const places = PLACES[hands.length - 1] ?? [];
  const leave = useRef<HTMLButtonElement>(null);
  // The menu that opened it, and with it the focus, is gone.
  useEffect(() => leave.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const before = document.documentElement.dataset.theme;
    document.documentElement.dataset.theme = "night";
    return () => {
      if (before === undefined) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = before;
    };
  }, []);
  // Uses the signs of an online table: at an edge, words would have to be small.
  const note = (index: number) => {
    const [pile, hand] = [countAt(table, piles[index] ?? 0), countAt(table, hands[index] ?? 0)];
    return (
      <>
        <span className="unseen">{t("holdsShort", { pile, hand })}</span>
        {/* In a duel nobody has a pile. */}
        {table.rulebook.leads === null ? (
          <span aria-hidden>
            <Icon name="pile" size={26} /> {pile}
          </span>
        ) : null}
        <span aria-hidden>
          <Icon name="hand" size={26} /> {hand}
        </span>
        <span className="[zoom:1.625] max-sm:[zoom:1] lying:[zoom:1]">
          <Signs table={table} seat={index} />
        </span>
      </>
    );
  };
  return (
    <TableMode
      turned={places[seat]?.side}
      board={props.board}
      edges={
        <>
          {places.map(({ side, half }, index) => {
            const lit = playing && index === seat;
            const name = nameOf(index);
            return (
              <TableEdge
                key={`${side} ${half ?? ""}`}
                side={side}
                half={half}
                active={lit}
                name={lit ? t("yourTurn", { name }) : name}
                note={note(index)}
              />
            );
          })}
          {SIDES.filter((side) => places.every((place) => place.side !== side)).map((side) => (
            <TableEdge key={side} side={side} name="" />
          ))}
        </>
      }
    >
      <h1 className="unseen">{words(table.rulebook.game === "mountain" ? "titleMountain" : "title")}</h1>
      <div className="companion-flat-head">
        {table.rulebook.leads === null ? (
          <SpareFigure
            spare={Math.max(0, figures.spare)}
            word={words(figures.word)}
            note={words("spareWord")}
            look="panel"
          />
        ) : (
          <span />
        )}
        <Signs table={table} flat />
        <span className="flex gap-2">
          {props.onUndo === undefined ? null : (
            <IconButton icon="undo" label={t("undo")} onClick={props.onUndo} />
          )}
          <IconButton ref={leave} icon="cross" label={t("leaveFlat")} onClick={props.onLeave} />
        </span>
      </div>
      <div className="companion-flat-lines">{props.lines}</div>
      {props.children}
    </TableMode>
  );
}
