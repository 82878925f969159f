"use client";

import type { KeyboardEvent } from "react";
import { Icon } from "../marks/Icon";

export interface StepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly labels: {
    /** Name of the dial: "Gladly". */
    readonly name: string;
    readonly less: string;
    readonly more: string;
    /** The value in words: "1 card". */
    readonly value?: string | undefined;
  };
  /** `round` is the Start table's dial; `joined` is one outlined box. */
  readonly look?: "round" | "joined" | undefined;
  readonly strong?: boolean | undefined;
}

const LOOKS = {
  round: {
    frame: "",
    button: "border-ink bg-sheet disabled:border-dashed disabled:border-cell disabled:bg-transparent",
  },
  joined: {
    frame: "rounded-sm border-[1.25px] border-ink bg-sheet",
    button: "border-transparent bg-transparent",
  },
} as const;

/** A number between two 44 px buttons. The number itself is a spin button for keyboards and screen readers. */
export function Stepper({ value, min, max, onChange, labels, look = "round", strong }: StepperProps) {
  const { frame } = LOOKS[look];
  const button = `grid size-11 cursor-pointer place-items-center rounded-[22px] border-[1.25px] text-ink
    disabled:cursor-default disabled:text-quiet ${LOOKS[look].button}`;
  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    if (kept !== value) onChange(kept);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowUp: value + 1, ArrowRight: value + 1, ArrowDown: value - 1, ArrowLeft: value - 1 }[
      event.key
    ];
    const edge = { Home: min, End: max, PageUp: max, PageDown: min }[event.key];
    const target = next ?? edge;
    if (target === undefined) return;
    event.preventDefault();
    set(target);
  };
  return (
    <div className={`sw-stepper inline-flex w-fit items-center ${frame}`}>
      <button
        type="button"
        className={button}
        tabIndex={-1}
        aria-label={labels.less}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <span
        className={`sw-stepper-value min-w-10 rounded-[3px] text-center numeral text-26/[2.75rem]
        ${strong === true ? "font-semibold" : "font-normal"}`}
        role="spinbutton"
        tabIndex={0}
        aria-label={labels.name}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={labels.value}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <button
        type="button"
        className={button}
        tabIndex={-1}
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
