import type { ReactNode, Ref } from "react";
import { priceText } from "../cards/price";
import { Icon } from "../marks/Icon";
import type { IconName } from "../marks/icon-paths";

/** The evidence in the block on the left. */
export type VerdictStamp =
  | { readonly kind: "ring" }
  | { readonly kind: "price"; readonly price: number; readonly unit: string }
  /** The number that forbids it, and on which side it lies. */
  | { readonly kind: "blocker"; readonly n: number; readonly side: "left" | "right"; readonly word: string }
  /** Cards needed over cards held, 5/4; or spaces against numbers, 3:2. */
  | {
      readonly kind: "ratio";
      readonly need: number;
      readonly have: number;
      readonly sign: "/" | ":";
      readonly unit?: string;
    }
  | { readonly kind: "figure"; readonly figure: ReactNode; readonly unit?: string | undefined }
  | { readonly kind: "icon"; readonly icon: IconName; readonly unit?: string | undefined }
  /** Drawn by its own game: two feet, two plates, a storm's sign. */
  | { readonly kind: "drawing"; readonly drawing: ReactNode; readonly unit?: string | undefined };

export type VerdictTone = "free" | "pay" | "no" | "unknown";

export interface VerdictCardProps {
  readonly tone: VerdictTone;
  readonly stamp: VerdictStamp;
  readonly headline: ReactNode;
  /** The calculation: "47 − 45 = 2". Set in Newsreader. */
  readonly sum?: ReactNode;
  readonly note?: ReactNode;
  /** A `RulePill`. */
  readonly pill?: ReactNode;
  /** A text button: "It could go here". */
  readonly action?: ReactNode;
  /** Heading level of the headline; without it, the headline is a plain paragraph. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** `long` is for four digits, which at full size reach beyond the block. */
function Figure({ long = false, children }: { readonly long?: boolean; readonly children: ReactNode }) {
  const size = long ? "text-32 tiny:text-24 lg:text-36" : "text-40 tiny:text-32 lg:text-[3rem]";
  return <span className={`numeral font-semibold whitespace-nowrap ${size}`}>{children}</span>;
}

function figureOf(stamp: VerdictStamp): ReactNode {
  switch (stamp.kind) {
    case "ring":
      return (
        <svg
          className="size-7.5 fill-none stroke-current stroke-3 forced-colors:stroke-[CanvasText]"
          viewBox="0 0 30 30"
          aria-hidden="true"
        >
          <circle cx="15" cy="15" r="13" />
        </svg>
      );
    case "price":
      return <Figure>{priceText(stamp.price)}</Figure>;
    case "blocker":
      return <Figure>{stamp.n}</Figure>;
    case "ratio":
      return (
        <Figure long={Math.min(stamp.need, stamp.have) > 9}>
          {stamp.need}
          <small className="text-[0.62em]">
            {stamp.sign}
            {stamp.have}
          </small>
        </Figure>
      );
    case "figure":
      return <Figure>{stamp.figure}</Figure>;
    case "icon":
      return <Icon name={stamp.icon} size={38} />;
    case "drawing":
      return stamp.drawing;
  }
}

function unitOf(stamp: VerdictStamp): ReactNode {
  if (stamp.kind === "ring") return undefined;
  if (stamp.kind !== "blocker") return stamp.unit;
  return (
    <>
      {stamp.side === "left" ? <Icon name="arrow-left" size={12} /> : null}
      {stamp.word}
      {stamp.side === "right" ? <Icon name="arrow-right" size={12} /> : null}
    </>
  );
}

const STAMPS: Readonly<Record<VerdictTone, string>> = {
  free: "bg-act-soft text-act",
  pay: "bg-act text-act-on",
  no: "bg-stop-soft text-stop",
  unknown: "text-quiet [border-right:1.25px_dashed_var(--sw-cell)]",
};

/** One verdict, always in the same form: evidence, one line, one calculation, one rule. */
export function VerdictCard({
  tone,
  stamp,
  headline,
  sum,
  note,
  pill,
  action,
  level,
  id,
  ref,
}: VerdictCardProps) {
  const Headline = level === undefined ? "p" : (`h${level}` as const);
  const unit = unitOf(stamp);
  return (
    <div ref={ref} id={id} className="sw-verdict" data-tone={tone} tabIndex={-1}>
      <div className={`grid content-center justify-items-center gap-0.75 ${STAMPS[tone]}`} aria-hidden="true">
        {figureOf(stamp)}
        {unit === undefined ? null : (
          <span
            className="inline-flex items-center gap-0.75 font-sans text-14/[1.2] font-semibold tiny:text-12
            [&_.sw-icon]:stroke-[1.9]"
          >
            {unit}
          </span>
        )}
      </div>
      <div className="sw-verdict-words">
        <Headline className="sw-verdict-headline">{headline}</Headline>
        {sum === undefined && note === undefined ? null : (
          <p className="sw-verdict-line">
            {sum === undefined ? null : (
              <span className="numeral text-[1.0938rem]/[1.3] font-semibold whitespace-nowrap">{sum}</span>
            )}
            {sum === undefined || note === undefined ? null : <span className="lg:hidden"> · </span>}
            {note === undefined ? null : (
              <span className={sum === undefined ? "" : "text-quiet lg:mt-0.5 lg:block lg:text-17"}>
                {note}
              </span>
            )}
          </p>
        )}
        {pill === undefined && action === undefined ? null : (
          <div className="sw-verdict-foot">
            {pill}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}

export interface ReckoningSide {
  /** The neighbour's number; absent where the water is open. */
  readonly n?: number | undefined;
  readonly difference?: number | undefined;
  readonly counts?: boolean | undefined;
}

export interface ReckoningProps {
  readonly left: ReckoningSide;
  readonly n: number;
  readonly right: ReckoningSide;
  /** "open": the word in the dotted square of open water. */
  readonly openWord: string;
  /** The whole calculation in words, for screen readers. */
  readonly label: string;
}

const FIGURE = "numeral text-[1.9375rem] font-semibold";
const SQUARES = {
  own: { square: "fill-sheet stroke-act stroke-[2.25]", text: `fill-act ${FIGURE}`, y: 99 },
  card: { square: "fill-sheet stroke-ink stroke-[1.25]", text: `fill-ink ${FIGURE}`, y: 99 },
  open: {
    square: "fill-none stroke-cell stroke-[1.25] [stroke-dasharray:3_3]",
    text: "fill-quiet font-serif text-17/none font-normal italic",
    y: 93,
  },
};

function Square({
  n,
  word,
  x,
  own,
}: {
  readonly n?: number | undefined;
  readonly word: string;
  readonly x: number;
  readonly own?: boolean;
}) {
  const { square, text, y } = SQUARES[own === true ? "own" : n === undefined ? "open" : "card"];
  return (
    <g>
      <rect className={square} x={x} y={62} width={52} height={52} rx={3} />
      <text className={text} x={x + 26} y={y}>
        {n ?? word}
      </text>
    </g>
  );
}

function Arc({
  from,
  to,
  side,
}: {
  readonly from: number;
  readonly to: number;
  readonly side: ReckoningSide;
}) {
  if (side.difference === undefined) return null;
  const middle = (from + to) / 2;
  return (
    <g className="fill-none [stroke-linecap:round]">
      <path
        className={
          side.counts === true ? "stroke-act stroke-2" : "stroke-cell stroke-[1.5] [stroke-dasharray:1.5_3.5]"
        }
        d={`M${from} 58V54C${from} 39 ${middle - 14} 38 ${middle} 38S${to} 39 ${to} 54V58`}
      />
      <text
        className={`numeral ${side.counts === true ? "fill-act text-24 font-semibold" : "fill-quiet text-18 font-normal"}`}
        x={middle}
        y={31}
      >
        {side.difference}
      </text>
      {side.counts === true ? null : (
        <path className="stroke-quiet stroke-[1.5]" d={`M${middle - 9} 29L${middle + 10} 21`} />
      )}
    </g>
  );
}

/** Left card, this card, right card, and the difference over each gap; the one that counts is drawn solid. */
export function Reckoning({ left, n, right, openWord, label }: ReckoningProps) {
  return (
    <svg
      className="sw-reckoning mx-auto block w-full max-w-61 [text-anchor:middle]"
      viewBox="0 0 244 118"
      role="img"
      aria-label={label}
    >
      <Arc from={34} to={114} side={left} />
      <Arc from={130} to={210} side={right} />
      <Square n={left.n} word={openWord} x={2} />
      <Square n={n} word="" x={96} own />
      <Square n={right.n} word={openWord} x={190} />
    </svg>
  );
}
