"use client";

/** The cards already on a table that continues from a position, while its players gather. Not interactive. */
import { readPosition, type Table } from "@stillwater/engine";
import { Suspense, useEffect, useMemo } from "react";
import { WithVoice } from "@/stage/Voice";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useCards } from "@/table/useCards";
import { useStillStage } from "@/table/useStillStage";

const FRAME = { captions: { bottom: "" }, receding: false, bare: true, everySpace: false } as const;

interface BegunBoardProps {
  readonly id: string;
  readonly position: string;
  /** Called once the board is on the screen. */
  readonly onDrawn: () => void;
}

export default function BegunBoard({ id, position, onDrawn }: BegunBoardProps) {
  const read = useMemo(() => readPosition(position), [position]);
  return read.ok ? (
    <Suspense>
      <WithVoice>
        <Lying {...{ id, onDrawn }} table={read.value} />
      </WithVoice>
    </Suspense>
  ) : null;
}

interface LyingProps {
  readonly id: string;
  readonly table: Table;
  readonly onDrawn: () => void;
}

function Lying({ id, table, onDrawn }: LyingProps) {
  const cards = useCards(table.rulebook);
  const stage = useStillStage({ id, table, cards, you: null });
  useEffect(onDrawn, [onDrawn]);
  return <CompanionBoard stage={{ ...stage, shortcuts: false, frame: FRAME }} />;
}
