"use client";

import { type CSSProperties, useId } from "react";
import { useChangedEarly } from "./useChangedEarly";

export interface SliderMark {
  readonly value: number;
  /** The name of this value; printed under its tick where there is room. */
  readonly name: string;
}

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Values that have a name, in rising order. */
  readonly marks: readonly SliderMark[];
  /** The value in words: "4: Galateia". Spoken by screen readers, and printed where names do not fit under ticks. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

/** A number on a scale with named ticks. A native range input, so that keys, touch and voice control all move it. */
export function Slider({ label, value, min, max, marks, valueText, onChange }: SliderProps) {
  const id = useId();
  const ticks = `${id}-ticks`;
  useChangedEarly(
    id,
    (input) =>
      input instanceof HTMLInputElement && Number(input.value) !== value ? Number(input.value) : undefined,
    onChange,
  );
  const at = (of: number): CSSProperties =>
    ({ "--at": (of - min) / Math.max(1, max - min) }) as CSSProperties;
  return (
    <div className="sw-slider">
      <input
        id={id}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={1}
        value={value}
        list={ticks}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <datalist id={ticks}>
        {marks.map((mark) => (
          <option key={mark.value} value={mark.value} label={mark.name} />
        ))}
      </datalist>
      <ul className="sw-slider-marks" aria-hidden="true">
        {marks.map((mark) => (
          <li key={mark.value} style={at(mark.value)} data-now={mark.value === value ? "" : undefined}>
            <span className="numeral text-18/[1.2] font-semibold">{mark.value}</span>
            <span className="hidden text-quiet text-15 whitespace-nowrap @min-[520px]:block">
              {mark.name}
            </span>
          </li>
        ))}
      </ul>
      <p
        className="mt-1 text-quiet @min-[520px]:data-named:hidden"
        aria-hidden="true"
        data-named={marks.some((mark) => mark.value === value) ? "" : undefined}
      >
        {valueText}
      </p>
    </div>
  );
}
