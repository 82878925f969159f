"use client";

/** What the sea's modules show beside the board. Memoised by the table: picking a card does not render it again. */
import { useMemo } from "react";
import type { PartsOfModule } from "@/modules/sea-parts";
import type { StageScene } from "@/stage/useStage";

/** Each is undefined if no module shows anything there. */
export function useBeside(parts: readonly PartsOfModule[], scene: StageScene) {
  return useMemo(() => {
    const shown = parts.flatMap(({ of, beside }) => (beside === null ? [] : [{ of, ...beside }]));
    const drawn = (some: typeof shown, look: "bare" | "strip") =>
      some.length === 0
        ? undefined
        : some.map(({ of, Shown }) => <Shown key={of} scene={scene} look={look} />);
    return {
      aside: drawn(shown, "bare"),
      strip: drawn(shown, "strip"),
      ending: drawn(
        shown.filter(({ ends }) => ends),
        "bare",
      ),
    };
  }, [parts, scene]);
}
