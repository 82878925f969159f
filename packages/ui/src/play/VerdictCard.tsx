import type { ReactNode, Ref } from "react";
import { priceText } from "../cards/price";
import { Icon } from "../marks/Icon";
import type { IconName } from "../marks/icon-paths";

/** The evidence in the block at the left. */
export type VerdictStamp =
  | { readonly kind: "ring" }
  | { readonly kind: "price"; readonly price: number; readonly unit: string }
  /** The blocking number with the side it lies on. */
  | { readonly kind: "blocker"; readonly n: number; readonly side: "left" | "right"; readonly word: string }
  /** Needed over held, 5/4; or spaces against numbers, 3:2. */
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
  /** The sum: "47 − 45 = 2". Set in Newsreader. */
  readonly sum?: ReactNode;
  readonly note?: ReactNode;
  /** A `RulePill`. */
  readonly pill?: ReactNode;
  /** A text button: "It could go here". */
  readonly action?: ReactNode;
  /** Heading level of the headline; a plain line without it. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

function StampContent({ stamp }: { readonly stamp: VerdictStamp }) {
  switch (stamp.kind) {
    case "ring":
      return (
        <svg className="sw-stamp-ring" viewBox="0 0 30 30" aria-hidden="true">
          <circle cx="15" cy="15" r="13" />
        </svg>
      );
    case "price":
      return (
        <>
          <span className="sw-stamp-figure">{priceText(stamp.price)}</span>
          <span className="sw-stamp-unit">{stamp.unit}</span>
        </>
      );
    case "blocker":
      return (
        <>
          <span className="sw-stamp-figure">{stamp.n}</span>
          <span className="sw-stamp-unit">
            {stamp.side === "left" ? <Icon name="arrow-left" size={12} /> : null}
            {stamp.word}
            {stamp.side === "right" ? <Icon name="arrow-right" size={12} /> : null}
          </span>
        </>
      );
    case "ratio":
      return (
        <>
          <span className="sw-stamp-figure">
            {stamp.need}
            <small>
              {stamp.sign}
              {stamp.have}
            </small>
          </span>
          {stamp.unit === undefined ? null : <span className="sw-stamp-unit">{stamp.unit}</span>}
        </>
      );
    case "figure":
      return (
        <>
          <span className="sw-stamp-figure">{stamp.figure}</span>
          {stamp.unit === undefined ? null : <span className="sw-stamp-unit">{stamp.unit}</span>}
        </>
      );
    case "icon":
    case "drawing":
      return (
        <>
          {stamp.kind === "icon" ? <Icon name={stamp.icon} size={38} /> : stamp.drawing}
          {stamp.unit === undefined ? null : <span className="sw-stamp-unit">{stamp.unit}</span>}
        </>
      );
  }
}

/** One verdict, always in the same shape: evidence, one line, one sum, one rule. */
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
  return (
    <div ref={ref} id={id} className="sw-verdict" data-tone={tone} tabIndex={-1}>
      <div className="sw-stamp" aria-hidden="true">
        <StampContent stamp={stamp} />
      </div>
      <div className="sw-verdict-words">
        <Headline className="sw-verdict-headline">{headline}</Headline>
        {sum === undefined && note === undefined ? null : (
          <p className="sw-verdict-line">
            {sum === undefined ? null : <span className="sw-sum">{sum}</span>}
            {sum === undefined || note === undefined ? null : <span className="sw-verdict-dot"> · </span>}
            {note === undefined ? null : <span className="sw-verdict-note">{note}</span>}
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
  /** The neighbour's number; without it the water is open. */
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
  /** The whole reckoning in words, for those who do not see it. */
  readonly label: string;
}

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
  const kind = own === true ? "own" : n === undefined ? "open" : "card";
  return (
    <g className="sw-reckon-square" data-kind={kind}>
      <rect x={x} y={62} width={52} height={52} rx={3} />
      <text x={x + 26} y={kind === "open" ? 93 : 99}>
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
    <g className="sw-reckon-arc" data-counts={side.counts === true ? "" : undefined}>
      <path d={`M${from} 58V54C${from} 39 ${middle - 14} 38 ${middle} 38S${to} 39 ${to} 54V58`} />
      <text x={middle} y={31}>
        {side.difference}
      </text>
      {side.counts === true ? null : (
        <path className="sw-reckon-strike" d={`M${middle - 9} 29L${middle + 10} 21`} />
      )}
    </g>
  );
}

/** Left card, this card, right card, and the difference over each gap; the one that counts is solid. */
export function Reckoning({ left, n, right, openWord, label }: ReckoningProps) {
  return (
    <svg className="sw-reckoning" viewBox="0 0 244 118" role="img" aria-label={label}>
      <Arc from={34} to={114} side={left} />
      <Arc from={130} to={210} side={right} />
      <Square n={left.n} word={openWord} x={2} />
      <Square n={n} word="" x={96} own />
      <Square n={right.n} word={openWord} x={190} />
    </svg>
  );
}
