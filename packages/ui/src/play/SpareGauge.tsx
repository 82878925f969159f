import { memo } from "react";

export interface SpareGaugeProps {
  readonly spare: number;
  /** The level at the start: the top of the scale. */
  readonly atStart: number;
  /** How many of the spare cards must be paid however well the game goes; `word` leaves these out of account. */
  readonly toPay: number;
  /** "calm", "low", "aground is near". */
  readonly word: string;
  /** Accessible name: "Spare cards". */
  readonly label: string;
}

/** A figure with U+2212 as minus sign, as printers set it. */
const signed = (figure: number) => (figure < 0 ? `−${-figure}` : String(figure));

const percent = (share: number) => `${(100 * Math.min(1, Math.max(0, share))).toFixed(2)}%`;

/** The vertical scale at the board's right edge. Its figure and word stand beside it or in the header. */
export const SpareGauge = memo(Scale);

function Scale({ spare, atStart, toPay, word, label }: SpareGaugeProps) {
  const top = Math.max(1, atStart);
  const ticks = Array.from({ length: Math.floor(top / 5) + 1 }, (_, i) => i * 5);
  const level = percent(1 - spare / top);
  const drawn = Math.min(top, Math.max(0, spare));
  const bound = Math.min(drawn, toPay);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawn scale; <meter> cannot be drawn like one
    <div
      className="sw-gauge size-full"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={drawn}
      aria-valuetext={`${signed(spare)}, ${word}`}
    >
      <svg className="size-full overflow-visible" aria-hidden="true">
        <rect className="fill-sheet stroke-cell stroke-1" x="0.5" y="0" width="7" height="100%" />
        <rect className="sw-gauge-fill fill-act" x="0.5" y={level} width="7" height={percent(spare / top)} />
        {bound === 0 ? null : (
          <rect
            className="sw-gauge-bound fill-act-soft stroke-act stroke-1"
            x="0.5"
            y={percent(1 - bound / top)}
            width="7"
            height={percent(bound / top)}
          />
        )}
        {ticks.map((tick) => (
          <line
            key={tick}
            className="stroke-cell stroke-1"
            x1="8"
            x2={tick % 10 === 0 ? "13" : "11"}
            y1={percent(1 - tick / top)}
            y2={percent(1 - tick / top)}
          />
        ))}
        {ticks
          .filter((tick) => tick % 10 === 0 && Math.abs(tick - drawn) * (100 / top) > 5)
          .map((tick) => (
            <text
              key={tick}
              className="hidden fill-quiet numeral text-[0.9062rem] font-normal @min-[546px]:block"
              x="16"
              y={percent(1 - tick / top)}
              dy="0.34em"
            >
              {tick}
            </text>
          ))}
        <line className="stroke-ink stroke-[1.75]" x1="-2" x2="13" y1={level} y2={level} />
        <text
          className="hidden fill-ink numeral text-19 font-semibold @min-[546px]:block"
          x="15"
          y={level}
          dy="0.33em"
        >
          {signed(spare)}
        </text>
      </svg>
    </div>
  );
}

export interface SpareFigureProps {
  readonly spare: number;
  readonly word: string;
  /** "spare" in the header, "of 50" on the desktop. */
  readonly note?: string | undefined;
  /** `header` sets the figure above "spare · calm"; `panel` sets the word and the note beside it. */
  readonly look?: "header" | "panel" | undefined;
}

/** The spare figure, always with its word. */
export function SpareFigure({ spare, word, note, look = "header" }: SpareFigureProps) {
  return (
    <p className="sw-spare" data-look={look}>
      <span className="sw-spare-figure">{signed(spare)}</span>
      <span className="sw-spare-words">
        {look === "header" ? (
          <span className="sw-quiet">
            {note === undefined ? word : note}
            {note === undefined ? null : <span className="sw-spare-word"> · {word}</span>}
          </span>
        ) : (
          <>
            <span>{word}</span>
            {note === undefined ? null : <span className="sw-quiet">{note}</span>}
          </>
        )}
      </span>
    </p>
  );
}

export interface SpareBarsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly seats: readonly {
    readonly key: string;
    readonly name: string;
    readonly value: number;
    readonly max: number;
  }[];
}

/** One bar for each seat: how many cards it still has to draw. */
export function SpareBars({ label, seats }: SpareBarsProps) {
  return (
    <ul className="grid gap-2.5" aria-label={label}>
      {seats.map((seat) => (
        <li
          key={seat.key}
          className="grid grid-cols-[minmax(40px,36%)_minmax(24px,1fr)_minmax(26px,auto)] items-center gap-2.5"
        >
          <span className="min-w-0 wrap-anywhere">{seat.name}</span>
          <svg className="h-2.5 w-full overflow-visible" aria-hidden="true">
            <rect className="fill-act" width={percent(seat.value / Math.max(1, seat.max))} height="100%" />
            <rect className="fill-none stroke-cell" width="100%" height="100%" />
          </svg>
          <span className="text-right numeral text-18/[1.2] font-semibold">{seat.value}</span>
        </li>
      ))}
    </ul>
  );
}
