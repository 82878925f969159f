"use client";

import type { CSSProperties } from "react";
import { Glyph } from "../marks/Glyph";
import { Icon } from "../marks/Icon";

export interface ScrubberMark {
  readonly key: string;
  /** The step it stands at. */
  readonly at: number;
  /** A path on the 24 grid. */
  readonly sign: string;
  /** "Turn 8: Cléo lays the Start". */
  readonly label: string;
  /** Rust for what was lost, magenta otherwise. */
  readonly tone?: "note" | "stop" | undefined;
}

export interface ScrubberProps {
  /** Accessible name of the slider. */
  readonly label: string;
  /** The last step; 0 is before the first act. */
  readonly length: number;
  readonly value: number;
  readonly onChange: (step: number) => void;
  /** What the step means: "Turn 21 of 40. Ben: 47, row 4 column 2." */
  readonly valueText: string;
  /** Printed at the right: "21 / 40". */
  readonly figure: string;
  readonly labels: {
    readonly first: string;
    readonly back: string;
    readonly next: string;
    readonly last: string;
    /** Accessible name of the list of marks. */
    readonly marks: string;
  };
  readonly marks?: readonly ScrubberMark[] | undefined;
  /** The spare figure after each step, drawn as a tide over the track; decoration beside the figures in words. */
  readonly tide?: { readonly levels: readonly number[]; readonly most: number } | undefined;
}

const share = (step: number, length: number) => (length === 0 ? 0 : step / length);

function Tide({
  levels,
  most,
  length,
}: {
  readonly levels: readonly number[];
  readonly most: number;
  readonly length: number;
}) {
  const points = levels.map((level, step) => {
    const y = 100 - (100 * Math.max(0, level)) / Math.max(1, most);
    return `${(1000 * share(step, length)).toFixed(0)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join("L")}`;
  return (
    <svg className="sw-scrub-tide" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="sw-scrub-sea" d={`${line}V100H0z`} />
      <path className="sw-scrub-level" d={line} />
    </svg>
  );
}

/** A game from its first step to its last: a slider, four buttons, and marks one can go to. */
export function Scrubber(props: ScrubberProps) {
  const { label, length, value, onChange, valueText, figure, labels, marks = [], tide } = props;
  const go = (step: number) => {
    const kept = Math.min(length, Math.max(0, step));
    if (kept !== value) onChange(kept);
  };
  const button = (name: string, icon: "back" | "forward", step: number, far: boolean) => (
    <button
      type="button"
      className="sw-scrub-button"
      aria-label={name}
      aria-disabled={step < 0 || step > length || step === value ? true : undefined}
      data-far={far ? icon : undefined}
      onClick={() => go(step)}
    >
      <Icon name={icon} size={22} />
    </button>
  );
  return (
    <div className="sw-scrub" style={{ "--at": share(value, length) } as CSSProperties}>
      <div className="sw-scrub-track">
        {tide === undefined ? null : <Tide {...tide} length={length} />}
        <ul className="sw-scrub-marks" aria-label={labels.marks}>
          {marks.map((mark) => (
            <li
              key={mark.key}
              style={{ "--at": share(mark.at, length) } as CSSProperties}
              data-tone={mark.tone}
            >
              <button type="button" aria-label={mark.label} onClick={() => go(mark.at)}>
                <Glyph d={mark.sign} size={18} />
              </button>
            </li>
          ))}
        </ul>
        <input
          type="range"
          min={0}
          max={length}
          step={1}
          value={value}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div className="sw-scrub-buttons">
        {button(labels.first, "back", 0, true)}
        {button(labels.back, "back", value - 1, false)}
        {button(labels.next, "forward", value + 1, false)}
        {button(labels.last, "forward", length, true)}
        <span className="sw-scrub-figure">{figure}</span>
      </div>
    </div>
  );
}
