"use client";

import { type CSSProperties, memo } from "react";
import { Glyph } from "../marks/Glyph";
import { Icon } from "../marks/Icon";
import "./scrubber.css";

export interface ScrubberMark {
  readonly key: string;
  /** The step that the mark stands at. */
  readonly at: number;
  /** A path on the 24 grid. */
  readonly sign: string;
  /** "Turn 8: Cléo lays the Start". */
  readonly label: string;
  /** Rust for a loss, magenta otherwise. */
  readonly tone?: "note" | "stop" | undefined;
}

export interface ScrubberProps {
  /** Accessible name of the slider. */
  readonly label: string;
  /** The last step; 0 is before the first act. */
  readonly length: number;
  readonly value: number;
  readonly onChange: (step: number) => void;
  /** The step in words: "Turn 21 of 40. Ben: 47, row 4 column 2." */
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
  /** The spare figure after each step, drawn as a tide over the track. Decoration: the figures are also given in words. */
  readonly tide?: { readonly levels: readonly number[]; readonly most: number } | undefined;
}

const NONE: readonly ScrubberMark[] = [];

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
    <svg
      className="h-14 w-full overflow-visible border-b border-rule"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fill-water" d={`${line}V100H0z`} />
      <path className="fill-none stroke-act stroke-[1.75] [vector-effect:non-scaling-stroke]" d={line} />
    </svg>
  );
}

interface MarksProps extends Pick<ScrubberProps, "length" | "onChange"> {
  readonly label: string;
  readonly marks: readonly ScrubberMark[];
}

/** Does not depend on the slider's position, so that it is drawn again only for other marks. */
const Marks = memo(function Marks({ label, marks, length, onChange }: MarksProps) {
  return (
    <ul className="relative h-6.5" aria-label={label}>
      {marks.map((mark) => (
        <li
          key={mark.key}
          className="absolute left-[calc(var(--at)*100%)] [translate:-50%]"
          style={{ "--at": share(mark.at, length) } as CSSProperties}
        >
          <button
            type="button"
            className={`grid size-6.5 cursor-pointer place-items-center focus-visible:outline-offset-2
              ${mark.tone === "stop" ? "text-stop" : "text-note"}`}
            aria-label={mark.label}
            onClick={() => onChange(mark.at)}
          >
            <Glyph d={mark.sign} size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
});

/** A bar at the arrow's tip, which means "all the way". */
const FAR = {
  back: "after:absolute after:content-[''] after:left-3.5 after:h-3.75 after:border-l-[1.6px]",
  forward: "after:absolute after:content-[''] after:right-3.5 after:h-3.75 after:border-l-[1.6px]",
} as const;

/** A game from its first step to its last: a slider, four buttons, and marks to jump to. */
export function Scrubber(props: ScrubberProps) {
  const { label, length, value, onChange, valueText, figure, labels, marks = NONE, tide } = props;
  const go = (step: number) => {
    const kept = Math.min(length, Math.max(0, step));
    if (kept !== value) onChange(kept);
  };
  const button = (name: string, icon: "back" | "forward", step: number, far: boolean) => (
    <button
      type="button"
      className={`relative grid h-11 w-12 cursor-pointer place-items-center rounded-sm border-[1.25px] border-ink
        bg-sheet text-ink focus-visible:outline-offset-2 aria-disabled:cursor-default aria-disabled:border-dashed
        aria-disabled:border-cell aria-disabled:bg-transparent aria-disabled:text-off ${far ? FAR[icon] : ""}`}
      aria-label={name}
      aria-disabled={step < 0 || step > length || step === value ? true : undefined}
      onClick={() => go(step)}
    >
      <Icon name={icon} size={22} />
    </button>
  );
  return (
    <div className="sw-scrub grid gap-1.5">
      {/* The middle of the thumb runs from one end of the track to the other, with 12 px kept free at both ends. */}
      <div className="relative px-3">
        {tide === undefined ? null : <Tide {...tide} length={length} />}
        <Marks {...{ marks, length, onChange }} label={labels.marks} />
        <input
          type="range"
          min={0}
          max={length}
          step={1}
          value={value}
          style={{ "--at": share(value, length) } as CSSProperties}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div className="flex items-center gap-1.5">
        {button(labels.first, "back", 0, true)}
        {button(labels.back, "back", value - 1, false)}
        {button(labels.next, "forward", value + 1, false)}
        {button(labels.last, "forward", length, true)}
        <span className="ml-auto numeral text-19 font-semibold">{figure}</span>
      </div>
    </div>
  );
}
