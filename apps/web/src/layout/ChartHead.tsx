import type { ReactNode } from "react";
import { ChartPiece } from "./ChartPiece";

interface ChartHeadProps {
  readonly game: "sea" | "mountain";
  readonly title: string;
  readonly text: string;
  /** The actions of the page. */
  readonly children: ReactNode;
}

/** The head of a page about a game: its name beside a piece of its chart. */
export function ChartHead({ game, title, text, children }: ChartHeadProps) {
  return (
    <div className="grid grid-cols-1 gap-x-11 gap-y-4 md:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid content-between justify-items-start gap-3">
        <div>
          <h1 className="page-title">{title}</h1>
          <p className="text-quiet">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      <ChartPiece game={game} />
    </div>
  );
}
