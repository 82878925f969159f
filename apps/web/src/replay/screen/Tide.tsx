"use client";

/** The tide of a game: the spare cards after each move. The same figures are in the table below it. */
import type { EntryView } from "@stillwater/table/session";
import { type CSSProperties, memo } from "react";

interface TideProps {
  readonly log: readonly EntryView[];
  readonly levels: readonly number[];
  readonly step: number;
  /** The move at which another line left the game; null on the game itself. */
  readonly branchedAt: number | null;
  readonly onStep: (step: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 100;
/** The distance between two horizontal lines. */
const TICK = 10;
/** The possible intervals between figures on the lower edge, in turns as the log counts them. */
const EVERY = [5, 10, 20, 50];
const MOST_FIGURES = 9;

const LEVEL = `absolute right-[calc(100%+12px)] bottom-[calc(var(--level)*100%)] [translate:0_50%] leading-none
  text-quiet`;
const OTHER = "stroke-note stroke-2 [stroke-dasharray:4_3]";
const DOTS = "stroke-5 [stroke-linecap:round]";

const ticksTo = (top: number) => Array.from({ length: top / TICK + 1 }, (_, index) => index * TICK);

/** The curve stands over the slider: both leave half a thumb's width free at either end. */
export function Tide({ log, levels, step, branchedAt, onStep }: TideProps) {
  const length = Math.max(1, levels.length - 1);
  const top = Math.max(TICK, Math.ceil(Math.max(...levels) / TICK) * TICK);
  const ticks = ticksTo(top);
  const turns = [0, ...log.map(({ turn }) => turn)];
  const every = EVERY.find((gap) => length / gap <= MOST_FIGURES) ?? length;
  const figures = turns.flatMap((turn, at) =>
    turn % every === 0 && turn !== turns[at - 1] ? [{ at, turn }] : [],
  );
  return (
    <div
      className="relative mx-3 mb-5.5 h-28 font-serif text-14 tabular md:h-42 [&_path]:[vector-effect:non-scaling-stroke]"
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <span key={tick} className={LEVEL} style={{ "--level": tick / top } as CSSProperties}>
          {tick}
        </span>
      ))}
      <div
        className="absolute inset-0 cursor-pointer"
        onPointerDown={(event) => {
          const { left: edge, width } = event.currentTarget.getBoundingClientRect();
          if (width > 0) onStep(Math.round(((event.clientX - edge) / width) * length));
        }}
      >
        <Curve {...{ levels, branchedAt, top }} />
        <span
          className="absolute -top-1 bottom-0 left-[calc(var(--at)*100%)] [translate:-50%] border-s-[1.5px] border-note"
          style={{ "--at": step / length } as CSSProperties}
        />
      </div>
      {figures.map(({ at, turn }) => (
        <span
          key={at}
          className="absolute top-[calc(100%+6px)] left-[calc(var(--x)*100%)] [translate:-50%] leading-none text-quiet"
          style={{ "--x": at / length } as CSSProperties}
        >
          {turn}
        </span>
      ))}
    </div>
  );
}

interface CurveProps extends Pick<TideProps, "levels" | "branchedAt"> {
  /** The level at the upper edge. */
  readonly top: number;
}

/** Memoised: it is the same at every step, and is rendered again only for another line. */
const Curve = memo(function Curve({ levels, branchedAt, top }: CurveProps) {
  const length = Math.max(1, levels.length - 1);
  const x = (at: number) => (WIDTH * at) / length;
  const y = (level: number) => HEIGHT - (HEIGHT * level) / top;
  const point = (level: number, at: number) => `${x(at).toFixed(1)} ${y(level).toFixed(1)}`;
  const line = (from: number, to: number) =>
    `M${levels
      .slice(from, to + 1)
      .map((level, index) => point(level, from + index))
      .join("L")}`;
  const ticks = ticksTo(top);
  const left = branchedAt ?? length;
  const dots = (from: number, to: number) =>
    levels
      .slice(from, to)
      .map((level, index) => `M${point(level, from + index)}h0`)
      .join("");
  return (
    <svg
      className="size-full overflow-visible fill-none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="presentation"
    >
      <path className="stroke-hair" d={ticks.map((tick) => `M0 ${y(tick).toFixed(1)}H${WIDTH}`).join("")} />
      <path className="fill-water" d={`${line(0, length)}V${HEIGHT}H0z`} />
      <path className="stroke-act stroke-2" d={line(0, left)} />
      {left < length ? <path className={OTHER} d={line(left, length)} /> : null}
      {length <= WIDTH / 8 ? <path className={`stroke-act ${DOTS}`} d={dots(0, left + 1)} /> : null}
      {left < length ? <path className={`stroke-note ${DOTS}`} d={dots(left + 1, length + 1)} /> : null}
    </svg>
  );
});
