import { Cartouche } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChartPiece } from "@/layout/ChartPiece";
import type { DailyWayOf } from "./days";

interface DailyGameProps {
  readonly game: DailyWayOf["game"];
  readonly number: number;
  /** The ways to play it, as list items. */
  readonly children: ReactNode;
}

/** One of the day's two deals: its name on a piece of its chart, and the ways to play it. */
export function DailyGame({ game, number, children }: DailyGameProps) {
  const t = useTranslations("daily");
  const name = t(game, { number });
  return (
    <section aria-label={name}>
      <ChartPiece game={game}>
        <Cartouche title={name} italic={game === "sea"} level={3} />
      </ChartPiece>
      <ul className="grid min-h-72 grid-cols-1 gap-x-6 gap-y-4 pt-3 sm:min-h-32 sm:grid-cols-2">
        {children}
      </ul>
    </section>
  );
}
