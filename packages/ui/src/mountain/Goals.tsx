import type { ReactNode } from "react";
import { Glyph } from "../marks/Glyph";
import { MOUNTAIN_SIGNS } from "./signs";

export interface Goal {
  readonly key: string;
  /** The path of its sign. */
  readonly sign: string;
  readonly name: string;
  readonly have: number;
  /** Left out for a plain count, such as the bridges to cover. */
  readonly need?: number | undefined;
  /** "6 of 8", "2": printed, and read out after the name. */
  readonly text: ReactNode;
}

export interface GoalsProps {
  readonly label: string;
  readonly goals: readonly Goal[];
  /** `column` shows names and boxes (desktop); `figures` only signs and figures, names are spoken (phone). */
  readonly look?: "column" | "figures" | undefined;
}

/** The goals that still keep the summit closed. */
export function Goals({ label, goals, look = "column" }: GoalsProps) {
  const figures = look === "figures";
  return (
    <ul
      className={figures ? "flex flex-wrap gap-x-3 gap-y-1 narrow:gap-x-1.25" : undefined}
      aria-label={label}
    >
      {goals.map((goal) => (
        <li key={goal.key} className={figures ? undefined : "grid gap-1.75 border-b border-b-hair py-2.5"}>
          <span
            className={`sw-goal-line flex items-center ${
              figures ? "gap-1.25 narrow:gap-0.5 [&>svg]:size-5 tiny:[&>svg]:size-4" : "gap-2.25"
            }`}
          >
            <Glyph d={goal.sign} />
            <span className={figures ? "unseen" : undefined}>{goal.name}</span>
            <span
              className={`sw-goal-text text-quiet tabular [&_strong]:numeral [&_strong]:text-19
                [&_strong]:text-ink ${figures ? "narrow:whitespace-nowrap" : "ms-auto"}`}
            >
              {goal.text}
            </span>
          </span>
          {!figures && goal.need !== undefined ? (
            <span className="grid auto-cols-[1fr] grid-flow-col gap-1" aria-hidden="true">
              {Array.from({ length: goal.need }, (_, i) => (
                <span
                  key={`${i + 1}`}
                  className={`h-2.25 border ${i < goal.have ? "border-ink bg-ink forced-colors:highlit" : "border-cell bg-sheet"}`}
                />
              ))}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export interface GuideRopesProps {
  readonly left: number;
  readonly total: number;
  /** "2 of 3 guide ropes left". */
  readonly label: string;
}

/** The solo player's guide ropes: coils, dashed once used. Using one is done by a button of the page. */
export function GuideRopes({ left, total, label }: GuideRopesProps) {
  return (
    <span className="inline-flex items-center gap-1.5 narrow:ms-auto narrow:gap-0.75">
      {Array.from({ length: total }, (_, i) => (
        <span
          key={`${i + 1}`}
          className={`grid size-7.5 place-items-center rounded-full border-[1.25px] narrow:size-6 tiny:size-5
            ${i < left ? "border-ink bg-sheet" : "border-dashed border-cell"}`}
          aria-hidden="true"
        >
          {i < left ? <Glyph d={MOUNTAIN_SIGNS.rope} size={22} /> : null}
        </span>
      ))}
      <span className="narrow:unseen">{label}</span>
    </span>
  );
}
