"use client";

import { Stepper } from "../controls/Stepper";

export interface DialRow {
  readonly key: string;
  readonly name: string;
  readonly suffix?: string | undefined;
  /** Null until this person has set a dial. */
  readonly gladly: number | null;
  readonly atMost: number | null;
  /** Set for the row that the viewer may change: the limit of its dials. */
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

/** In a narrow column the dials move closer together, but never overlap. */
const CELL = "@max-[340px]:px-1 md:@max-[300px]:wrap-anywhere";
const DIAL = `text-center numeral text-[1.5625rem] md:@max-[300px]:content-center
  md:@max-[300px]:justify-items-center ${CELL}`;
const HEAD = "pb-1 font-normal text-quiet md:@max-[300px]:wrap-anywhere";
/** Narrower still, as in the rail of a tablet, where there is enough height: the viewer's own name gets its own line. */
const ROW = "md:@max-[300px]:grid md:@max-[300px]:items-center";
const OWN = `bg-act-soft md:@max-[300px]:grid-cols-2 md:@max-[300px]:py-1.5 md:@max-[300px]:[&>th]:col-span-full
  @max-[340px]:[&_.sw-stepper-value]:min-w-7`;
const HEIGHTS = { own: "h-14 low:h-12", other: "h-11.75 low:h-9" } as const;

/** The only talk that is allowed: two numbers for each player. Only the dials of the viewer's own row turn. */
export function OfferDials({ rows, labels, onDial }: DialsProps) {
  return (
    <div className="sw-dials-frame @container">
      <table className="w-full md:@max-[300px]:block" aria-label={labels.table}>
        <thead className="md:@max-[300px]:block">
          <tr className={`border-b-[1.25px] border-b-ink md:@max-[300px]:grid-cols-3 ${ROW}`}>
            <th scope="col" className={HEAD}>
              <span className="unseen">{labels.player}</span>
            </th>
            <th scope="col" className={HEAD}>
              {labels.gladly}
            </th>
            <th scope="col" className={HEAD}>
              {labels.atMost}
            </th>
          </tr>
        </thead>
        <tbody className="md:@max-[300px]:block">
          {rows.map((row) => {
            const gladly = row.gladly ?? 0;
            const atMost = row.atMost ?? 0;
            const { own } = row;
            const height = HEIGHTS[own === undefined ? "other" : "own"];
            return (
              <tr
                key={row.key}
                className={`border-b border-b-hair ${ROW} ${own === undefined ? "md:@max-[300px]:grid-cols-3" : OWN}`}
              >
                <th scope="row" className={`ps-3.5 pe-1.5 text-start leading-[1.25] ${CELL}`}>
                  {row.name}
                  {row.suffix === undefined ? null : (
                    <span className="block text-15 font-normal whitespace-nowrap text-quiet">
                      {row.suffix}
                    </span>
                  )}
                </th>
                <td className={`font-semibold ${DIAL} ${height}`}>
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
                      // "At most" can never be less than "gladly", so it is raised along with it.
                      onChange={(value) => onDial({ gladly: value, atMost: Math.max(value, atMost) })}
                    />
                  )}
                </td>
                <td className={`text-quiet ${DIAL} ${height}`}>
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
  /** The accessible name. It ends with the visible text (split, space, note), so that voice control finds the chip. */
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
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-2.5
        max-md:grid-cols-[repeat(auto-fit,minmax(100px,1fr))]"
      aria-label={label}
    >
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className="sw-chip grid min-h-16.5 w-full cursor-pointer content-center justify-items-center gap-1
              rounded-sm border border-cell bg-sheet px-2 py-1.5 text-15/[1.25] text-ink
              aria-pressed:border-act aria-pressed:outline-[2.25px] aria-pressed:-outline-offset-[1.25px]
              aria-pressed:outline-act low:min-h-13 low:py-1 pointed:hover:bg-act-soft"
            aria-pressed={chip.chosen === true}
            aria-label={chip.label}
            onClick={() => onChip(chip.key)}
          >
            <span className="numeral text-22 font-semibold">{chip.split.join(" · ")}</span>{" "}
            <span className="text-quiet">{chip.note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface EightSocketsProps {
  readonly total?: number | undefined;
  readonly filled: number;
  /** "7 of 8 offered gladly": printed under the sockets. */
  readonly label: string;
}

/** The shared sockets of the Start table. They show how many cards are offered, never which. */
export function EightSockets({ total = 8, filled, label }: EightSocketsProps) {
  return (
    <div className="mt-2.5 grid justify-items-center gap-2.5 low:mt-1.5 low:gap-1">
      <svg
        className="w-full max-w-[283px] low:max-w-55"
        viewBox={`0 0 ${total * 36 - 5} 44`}
        aria-hidden="true"
      >
        <defs>
          <pattern
            id="sw-eight-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="stroke-shallow stroke-3" d="M0 0V6" />
          </pattern>
        </defs>
        {Array.from({ length: total }, (_, i) => i).map((i) => (
          <g key={i}>
            <rect
              className={
                i < filled ? "fill-sheet stroke-ink" : "fill-none stroke-cell [stroke-dasharray:3_3]"
              }
              {...{ x: i * 36 + 0.75, y: 0.75, width: 29.5, height: 42.5, rx: 2.5 }}
            />
            {i < filled ? (
              <rect fill="url(#sw-eight-hatch)" x={i * 36 + 3} y="3" width="25" height="38" />
            ) : null}
          </g>
        ))}
      </svg>
      <p>{label}</p>
    </div>
  );
}
