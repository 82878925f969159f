"use client";

import { Button } from "@stillwater/ui";
import { capitalised } from "@/i18n/capitalised";
import type { Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { type OffBoardTarget, offBoardTargets } from "./off-board";

interface OffBoardProps {
  readonly targets: readonly OffBoardTarget[];
  readonly stage: Pick<Stage, "table" | "cards" | "names">;
  readonly onPoint: (target: OffBoardTarget) => void;
}

/** A button for everything that an act is pointed at and no board shows. */
export function OffBoard({ targets, stage, onPoint }: OffBoardProps) {
  const voice = useVoice();
  return targets.map((target) => {
    const { at, card } = target;
    const held = card === 0 ? [] : [stage.cards.name(stage.table, card)];
    return (
      <Button key={at} size="large" block onClick={() => onPoint(target)}>
        {[capitalised(voice.placeText(at, stage.names)), ...held].join(": ")}
      </Button>
    );
  });
}

/** The same at a table, where it points the act and does not do it yet. */
export function OffBoardAtTable({ stage }: { readonly stage: Stage }) {
  const { answers, move } = stage.helm.choosing;
  const targets = answers === null ? [] : offBoardTargets(stage.table, answers);
  return targets.length === 0 ? null : (
    <div className="table-tools">
      <OffBoard {...{ targets, stage }} onPoint={({ to }) => move({ do: "space", to })} />
    </div>
  );
}
