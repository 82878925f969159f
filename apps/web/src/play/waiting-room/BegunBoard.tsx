"use client";

/** What lies already on a table that goes on from a position, while its players gather. Looked at, not touched. */
import { readPosition, type Table } from "@stillwater/engine";
import { stillLive } from "@stillwater/table/session";
import { useLocale } from "next-intl";
import { Suspense, useEffect, useMemo } from "react";
import { useStage } from "@/stage/useStage";
import { WithVoice } from "@/stage/Voice";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useMountainCards } from "@/table/mountain/useMountainWords";
import { useSeaCards } from "@/table/sea/useSeaWords";

const FRAME = { captions: { bottom: "" }, receding: false, bare: true, everySpace: false } as const;
const NOBODY: readonly string[] = [];
const nothing = (): void => undefined;

interface BegunBoardProps {
  readonly id: string;
  readonly position: string;
  /** It is on the screen. */
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
  const language = useLocale();
  const sea = useSeaCards();
  const mountain = useMountainCards();
  const live = useMemo(
    () => stillLive({ id, table, you: null, names: NOBODY, language, rev: 0 }),
    [id, table, language],
  );
  useEffect(onDrawn, [onDrawn]);
  const { figures } = live;
  if (figures === null) throw new Error("A position has figures.");
  const stage = useStage(
    { live, table, figures, shortcuts: false, onKeys: nothing },
    table.rulebook.game === "sea" ? sea : mountain,
    false,
  );
  return <CompanionBoard stage={{ ...stage, frame: FRAME }} />;
}
