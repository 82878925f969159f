"use client";

import { type ReactNode, useId } from "react";
import { chosenEarly, useChangedEarly } from "./useChangedEarly";

export interface SegmentOption<V extends string | number> {
  readonly value: V;
  readonly label: ReactNode;
  /** Full accessible name, beginning with the visible label. */
  readonly name?: string | undefined;
  readonly italic?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SegmentsProps<V extends string | number> {
  /** Accessible name of the group; a visible heading may repeat it. */
  readonly label: string;
  readonly options: readonly SegmentOption<V>[];
  readonly value: V;
  readonly onChange?: ((value: V) => void) | undefined;
  /** Form field name, for pages that work before their scripts run. */
  readonly name?: string | undefined;
  /** `figures` sets numbers in Newsreader, `words` sets titles in it, `plain` is the sans face. */
  readonly face?: "plain" | "figures" | "words" | undefined;
  readonly compact?: boolean | undefined;
}

/** A choice of one option, as native radio buttons: arrows move, the group is one tab stop. */
export function Segments<V extends string | number>(props: SegmentsProps<V>) {
  const { label, options, value, onChange, name, face = "plain", compact } = props;
  const id = useId();
  useChangedEarly(
    id,
    (group) => chosenEarly(group, options, value),
    (chosen) => onChange?.(chosen),
  );
  return (
    <fieldset id={id} className="sw-segments" data-face={face} data-compact={compact || undefined}>
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="sw-segment" data-italic={option.italic || undefined}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option.name}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
