"use client";

import { Stepper } from "../controls/Stepper";
import "./start-table.css";

export interface DialRow {
  readonly key: string;
  readonly name: string;
  readonly suffix?: string | undefined;
  /** Null until this person has set a dial. */
  readonly gladly: number | null;
  readonly atMost: number | null;
  /** The row one may turn; limits of its dials. */
  readonly own?: { readonly max: number } | undefined;
}

export interface DialsLabels {
  /** Accessible name of the table. */
  readonly table: string;
  readonly player: string;
  readonly gladly: string;
  readonly atMost: string;
  readonly less: (dial: string) => string;
  readonly more: (dial: string) => string;
  /** Shown where a dial is not yet set: "–". */
  readonly unset: string;
}

export interface DialsProps {
  readonly rows: readonly DialRow[];
  readonly labels: DialsLabels;
  readonly onDial: (dial: { readonly gladly: number; readonly atMost: number }) => void;
}

/** The only talk there is: two numbers each. One's own row turns; the others are read. */
export function OfferDials({ rows, labels, onDial }: DialsProps) {
  return (
    <div className="sw-dials-frame [container-type:inline-size]">
      <table className="sw-dials" aria-label={labels.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{labels.player}</span>
            </th>
            <th scope="col">{labels.gladly}</th>
            <th scope="col">{labels.atMost}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const gladly = row.gladly ?? 0;
            const atMost = row.atMost ?? 0;
            const { own } = row;
            return (
              <tr key={row.key} data-own={own === undefined ? undefined : ""}>
                <th scope="row">
                  {row.name}
                  {row.suffix === undefined ? null : <span className="sw-player-suffix">{row.suffix}</span>}
                </th>
                <td data-dial="gladly">
                  {own === undefined ? (
                    (row.gladly ?? labels.unset)
                  ) : (
                    <Stepper
                      value={gladly}
                      min={0}
                      max={own.max}
                      strong
                      labels={{
                        name: labels.gladly,
                        less: labels.less(labels.gladly),
                        more: labels.more(labels.gladly),
                      }}
                      // "At most" can never be less than "gladly", so it is pushed along.
                      onChange={(value) => onDial({ gladly: value, atMost: Math.max(value, atMost) })}
                    />
                  )}
                </td>
                <td data-dial="at-most">
                  {own === undefined ? (
                    (row.atMost ?? labels.unset)
                  ) : (
                    <Stepper
                      value={atMost}
                      min={0}
                      max={own.max}
                      labels={{
                        name: labels.atMost,
                        less: labels.less(labels.atMost),
                        more: labels.more(labels.atMost),
                      }}
                      onChange={(value) => onDial({ gladly: Math.min(gladly, value), atMost: value })}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export interface SplitChip {
  readonly key: string;
  readonly split: readonly number[];
  /** "Ben and Cléo agree", "nobody yet". */
  readonly note: string;
  readonly chosen?: boolean | undefined;
  /** The accessible name; ends with the split, a space and the note, so that the chip answers to what stands on it. */
  readonly label?: string | undefined;
}

export interface SplitChipsProps {
  readonly label: string;
  readonly chips: readonly SplitChip[];
  readonly onChip: (key: string) => void;
}

/** Suggested splits; one tap agrees. */
export function SplitChips({ label, chips, onChip }: SplitChipsProps) {
  return (
    <ul className="sw-chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className="sw-chip"
            aria-pressed={chip.chosen === true}
            aria-label={chip.label}
            onClick={() => onChip(chip.key)}
          >
            <span className="numeral text-22 font-560">{chip.split.join(" · ")}</span>{" "}
            <span className="sw-quiet">{chip.note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
