"use client";

/** The tide of a game: the spare cards after each move. The same figures are in the table below it. */
import type { EntryView } from "@stillwater/table/session";
import type { CSSProperties } from "react";

interface TideProps {
  readonly log: readonly EntryView[];
  readonly levels: readonly number[];
  readonly step: number;
  /** Where another line left the game; null on the game itself. */
  readonly branchedAt: number | null;
  readonly onStep: (step: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 100;
/** Between two lines across. */
const TICK = 10;
/** Figures along the lower edge, in turns as the log counts them. */
const EVERY = [5, 10, 20, 50];
const MOST_FIGURES = 9;

export function Tide({ log, levels, step, branchedAt, onStep }: TideProps) {
  const length = Math.max(1, levels.length - 1);
  const top = Math.max(TICK, Math.ceil(Math.max(...levels) / TICK) * TICK);
  const x = (at: number) => (WIDTH * at) / length;
  const y = (level: number) => HEIGHT - (HEIGHT * level) / top;
  const point = (level: number, at: number) => `${x(at).toFixed(1)} ${y(level).toFixed(1)}`;
  const line = (from: number, to: number) =>
    `M${levels
      .slice(from, to + 1)
      .map((level, index) => point(level, from + index))
      .join("L")}`;
  const ticks = Array.from({ length: top / TICK + 1 }, (_, index) => index * TICK);
  const turns = [0, ...log.map(({ turn }) => turn)];
  const every = EVERY.find((gap) => length / gap <= MOST_FIGURES) ?? length;
  const figures = turns.flatMap((turn, at) =>
    turn % every === 0 && turn !== turns[at - 1] ? [{ at, turn }] : [],
  );
  const left = branchedAt ?? length;
  const dots = (from: number, to: number) =>
    levels
      .slice(from, to)
      .map((level, index) => `M${point(level, from + index)}h0`)
      .join("");
  return (
    <div className="tide" aria-hidden="true" style={{ "--at": step / length } as CSSProperties}>
      {ticks.map((tick) => (
        <span key={tick} className="tide-level" style={{ "--level": tick / top } as CSSProperties}>
          {tick}
        </span>
      ))}
      <div
        className="tide-sea"
        onPointerDown={(event) => {
          const { left: edge, width } = event.currentTarget.getBoundingClientRect();
          if (width > 0) onStep(Math.round(((event.clientX - edge) / width) * length));
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="presentation">
          <path
            className="tide-lines"
            d={ticks.map((tick) => `M0 ${y(tick).toFixed(1)}H${WIDTH}`).join("")}
          />
          <path className="tide-water" d={`${line(0, length)}V${HEIGHT}H0z`} />
          <path className="tide-line" d={line(0, left)} />
          {left < length ? <path className="tide-line" data-other="" d={line(left, length)} /> : null}
          {length <= WIDTH / 8 ? <path className="tide-dots" d={dots(0, left + 1)} /> : null}
          {left < length ? <path className="tide-dots" data-other="" d={dots(left + 1, length + 1)} /> : null}
        </svg>
        <span className="tide-now" />
      </div>
      {figures.map(({ at, turn }) => (
        <span key={at} className="tide-step" style={{ "--x": at / length } as CSSProperties}>
          {turn}
        </span>
      ))}
    </div>
  );
}
