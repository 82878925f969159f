"use client";

/** A screen beside printed cards: a header line, the board with what must stay in view, and the open question below. */
import type { HTMLAttributes, ReactNode } from "react";
import type { Stage } from "@/stage/useStage";
import { CompanionBoard } from "@/table/CompanionBoard";
import { CompanionHeader, type CompanionHeaderProps } from "./CompanionHeader";

interface BesideCardsProps extends HTMLAttributes<HTMLDivElement> {
  readonly stage: Stage;
  readonly header: Omit<CompanionHeaderProps, "mountain">;
  /** The phase of the game, for style sheets. */
  readonly phase: string;
  /** Under the board. */
  readonly lines?: ReactNode;
  /** Nothing can be pressed at present. */
  readonly blocked?: boolean;
  readonly asked: ReactNode;
}

export function BesideCards(props: BesideCardsProps) {
  const { stage, header, phase, lines, blocked, asked, children, ...data } = props;
  const { game } = stage.table.rulebook;
  return (
    <div className="companion" data-game={game} data-phase={phase} {...data}>
      <CompanionHeader mountain={game === "mountain"} {...header} />
      <div className="companion-board">
        <CompanionBoard stage={stage} />
        {lines}
      </div>
      <div className="companion-lower" inert={blocked}>
        {asked}
      </div>
      {children}
    </div>
  );
}
