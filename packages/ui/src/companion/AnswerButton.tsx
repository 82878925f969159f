import type { ReactNode, Ref } from "react";
import { Icon } from "../marks/Icon";
import "./answer.css";
import "./table-mode.css";

export interface TypedProps {
  /** The number in the hand, or a placeholder before the first digit. */
  readonly figure: ReactNode;
  /** "Three spaces are open to it." */
  readonly headline: ReactNode;
  readonly note?: ReactNode;
}

/** The typed card, as the largest thing on the screen, and where it may go. */
export function TypedFigure({ figure, headline, note }: TypedProps) {
  return (
    <div className="sw-typed">
      <span className="sw-typed-figure">{figure}</span>
      <div>
        <p className="sw-typed-headline">{headline}</p>
        {note === undefined ? null : <p className="sw-quiet">{note}</p>}
      </div>
    </div>
  );
}

export interface AnswerProps {
  readonly tone: "pay" | "free" | "no";
  /** "Discard 3, then draw to 5." */
  readonly headline: ReactNode;
  /** "39 − 36 = 3." */
  readonly sum?: ReactNode;
  readonly note?: ReactNode;
  /** "Tap anywhere to finish the turn": the whole field is the button. Without it the field only answers. */
  readonly press?: { readonly text: ReactNode; readonly onPress: () => void } | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The answer to be read at arm's length. The whole field is the button that ends the turn. */
export function AnswerButton({ tone, headline, sum, note, press, ref }: AnswerProps) {
  const words = (
    <>
      <span className="sw-answer-headline">{headline}</span>
      {sum === undefined && note === undefined ? null : (
        <span>
          {sum === undefined ? null : <strong className="tabular">{sum}</strong>} {note}
        </span>
      )}
      {press === undefined ? null : (
        <span className="sw-answer-press">
          {press.text}
          <Icon name="check" size={30} />
        </span>
      )}
    </>
  );
  return press === undefined ? (
    <p className="sw-answer" data-tone={tone}>
      {words}
    </p>
  ) : (
    <button ref={ref} type="button" className="sw-answer" data-tone={tone} onClick={press.onPress}>
      {words}
    </button>
  );
}

export interface TableEdgeProps {
  readonly side: "top" | "right" | "bottom" | "left";
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly active?: boolean | undefined;
  /** Where two seats share the edge: which half this one has, seen with the device upright. */
  readonly half?: "left" | "right" | undefined;
}

/** Words at the sides are already turned by the writing mode; icons are not. */
const ASIDE = "[writing-mode:vertical-rl] [&_.sw-icon]:rotate-90";
const EDGES = {
  top: { edge: "border-b border-b-rule [grid-area:top]", words: "rotate-180" },
  right: { edge: "ml-[calc(var(--gap)*-1)] [grid-area:right]", words: `rotate-180 ${ASIDE}` },
  bottom: { edge: "[grid-area:bottom]", words: "" },
  left: { edge: "mr-[calc(var(--gap)*-1)] [grid-area:left]", words: ASIDE },
} as const;
/** Two seats on one edge: each has half of it, and its own light. */
const HALVES = { left: "w-1/2", right: "w-1/2 justify-self-end border-l border-l-rule" } as const;

/** A seat at the edge of a tablet that lies on the table, its words turned towards the person who sits there. */
export function TableEdge({ side, name, note, active, half }: TableEdgeProps) {
  return (
    <div
      className={`sw-edge grid place-items-center overflow-hidden font-sans text-(length:--read)/[1.2] font-normal
        portrait:mx-0 ${active === true ? "bg-act text-act-on lit" : "text-quiet"} ${EDGES[side].edge}
        ${half === undefined ? "" : HALVES[half]}`}
      data-side={side}
      data-half={half}
      aria-current={active === true ? true : undefined}
    >
      <span
        className={`sw-edge-words flex items-baseline gap-4.5 whitespace-nowrap max-sm:gap-2.5 max-sm:text-18
        ${EDGES[side].words}`}
      >
        <span className="font-semibold">{name}</span>
        {note === undefined ? null : (
          <span
            className={`*:me-3.5 *:inline-flex *:items-center *:gap-1.5 ${half === undefined ? "" : "max-sm:hidden"}`}
          >
            {note}
          </span>
        )}
      </span>
    </div>
  );
}

export interface TableModeProps {
  /** Up to five seats, the bottom edge first, then clockwise: left, top, right. */
  readonly edges: ReactNode;
  readonly board: ReactNode;
  /** The side of the active seat. The panel is turned towards it, upside down or sideways. */
  readonly turned?: "top" | "right" | "bottom" | "left" | undefined;
  /** The figure, the verdict and the keys beside the board. */
  readonly children: ReactNode;
}

/** The panel always fills its place on the screen, whatever is in it; turned sideways it is as wide as its place is high. */
const TURNS = {
  bottom: "h-[100cqh] w-[100cqw]",
  top: "h-[100cqh] w-[100cqw] rotate-180",
  left: "h-[100cqw] w-[100cqh] rotate-90",
  right: "h-[100cqw] w-[100cqh] -rotate-90",
} as const;

/** A tablet in the middle of the table: the board, seats on its edges, words turned towards the active seat. */
export function TableMode({ edges, board, turned = "bottom", children }: TableModeProps) {
  return (
    <div className="sw-table-mode" data-turned={turned}>
      {edges}
      <div
        className="sw-table-board min-w-0 self-center [grid-area:board] portrait:mx-auto portrait:my-3
        portrait:w-(--board)"
      >
        {board}
      </div>
      <div className="relative min-h-0 min-w-0 [container:sw-panel/size] [grid-area:panel]">
        <div className={`sw-table-turn absolute top-1/2 left-1/2 [container:sw-turn/size] ${TURNS[turned]}`}>
          <div className="sw-table-words">{children}</div>
        </div>
      </div>
    </div>
  );
}
