import type { ReactNode } from "react";
import { Glyph } from "../marks/Glyph";
import { MOUNTAIN_SIGNS } from "./signs";
import "./goals.css";

export interface Goal {
  readonly key: string;
  /** The path of its sign. */
  readonly sign: string;
  readonly name: string;
  readonly have: number;
  /** Left out: a plain count, as of bridges to cover. */
  readonly need?: number | undefined;
  /** "6 of 8", "2": printed, and read after the name. */
  readonly text: ReactNode;
}

export interface GoalsProps {
  readonly label: string;
  readonly goals: readonly Goal[];
  /** `column` with names and boxes (desktop); `figures` is sign and figure alone, names spoken (phone). */
  readonly look?: "column" | "figures" | undefined;
}

/** What keeps the summit closed. */
export function Goals({ label, goals, look = "column" }: GoalsProps) {
  return (
    <ul className="sw-goals" data-look={look} aria-label={label}>
      {goals.map((goal) => (
        <li key={goal.key}>
          <span className="sw-goal-line">
            <Glyph d={goal.sign} />
            <span className={look === "figures" ? "sr-only" : "sw-goal-name"}>{goal.name}</span>
            <span className="sw-goal-text">{goal.text}</span>
          </span>
          {look === "column" && goal.need !== undefined ? (
            <span className="sw-goal-boxes" aria-hidden="true">
              {Array.from({ length: goal.need }, (_, i) => (
                <span key={`${i + 1}`} data-full={i < goal.have ? "" : undefined} />
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

/** The solo player's ropes: coils, dashed once used. The act itself is a button of the page. */
export function GuideRopes({ left, total, label }: GuideRopesProps) {
  return (
    <span className="sw-ropes">
      {Array.from({ length: total }, (_, i) => (
        <span key={`${i + 1}`} className="sw-rope" data-used={i < left ? undefined : ""} aria-hidden="true">
          <Glyph d={MOUNTAIN_SIGNS.rope} size={22} />
        </span>
      ))}
      <span className="sw-ropes-words">{label}</span>
    </span>
  );
}
