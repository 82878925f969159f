"use client";

import type { Act } from "@stillwater/engine";
import { Button } from "@stillwater/ui";
import { capitalised } from "@/i18n/capitalised";
import type { Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import type { offBoardTargets } from "./off-board";

interface OffBoardProps {
  readonly targets: ReturnType<typeof offBoardTargets>;
  readonly stage: Pick<Stage, "table" | "cards">;
  readonly onDone: (plan: Act) => void;
}

/** A button for everything that an act is pointed at and no board shows. */
export function OffBoard({ targets, stage, onDone }: OffBoardProps) {
  const voice = useVoice();
  return targets.map(({ plan, at, card }) => (
    <Button key={at} size="large" block onClick={() => onDone(plan)}>
      {[capitalised(voice.placeText(at)), ...(card === 0 ? [] : [stage.cards.name(stage.table, card)])].join(
        ": ",
      )}
    </Button>
  ));
}
