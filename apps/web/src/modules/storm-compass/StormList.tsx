"use client";

import { describedStorms } from "@stillwater/table/modules/storm-compass";
import { Button } from "@stillwater/ui";
import { StormBadge } from "@stillwater/ui/modules/storm-compass";
import type { Stage } from "@/stage/useStage";
import { liftingOf } from "./lifting";
import { useStormWords } from "./useStormWords";

/** The Storms in play, to choose the one to spend a Compass on. */
export function StormList({ stage }: { readonly stage: Stage }) {
  const word = useStormWords(stage.nameOf);
  const { choosing } = stage.helm;
  const aimed = choosing.choice.at === "aim" ? choosing.choice.plan.to : 0;
  return (
    <div className="table-tools">
      {describedStorms(stage.table).map((storm) => {
        const lifting = liftingOf(stage, storm);
        return (
          <Button
            key={storm.place}
            pressed={storm.place === aimed}
            disabled={lifting === null}
            onClick={() =>
              lifting === null ? undefined : choosing.take(lifting.act, lifting.standsIn ? "card" : "tool")
            }
          >
            <StormBadge storm={storm.storm} count={storm.count} /> {word(storm)}
          </Button>
        );
      })}
    </div>
  );
}
