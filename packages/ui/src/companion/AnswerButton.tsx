import type { ReactNode, Ref } from "react";
import { Icon } from "../marks/Icon";
import "./answer.css";
import "./slip.css";
import "./table-mode.css";

export interface TypedProps {
  /** The number in the hand, or what stands for it before the first digit. */
  readonly figure: ReactNode;
  /** "Three spaces are open to it." */
  readonly headline: ReactNode;
  readonly note?: ReactNode;
}

/** What was typed, as the largest thing on the screen, and what it may do. */
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
        <span className="sw-answer-line">
          {sum === undefined ? null : <strong>{sum}</strong>} {note}
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
  /** Two seats share the edge: which half this one has, seen with the device upright. */
  readonly half?: "left" | "right" | undefined;
}

/** A seat at the edge of a tablet that lies on the table, its words turned to whoever sits there. */
export function TableEdge({ side, name, note, active, half }: TableEdgeProps) {
  return (
    <div
      className="sw-edge"
      data-side={side}
      data-half={half}
      aria-current={active === true ? true : undefined}
    >
      <span className="sw-edge-words">
        <span className="sw-edge-name font-semibold">{name}</span>
        {note === undefined ? null : <span className="sw-edge-note">{note}</span>}
      </span>
    </div>
  );
}

export interface TableModeProps {
  /** Up to five seats: the bottom edge first, then clockwise: left, top, right. */
  readonly edges: ReactNode;
  readonly board: ReactNode;
  /** The side of the active seat: the panel is turned to it, upside down or on its side. */
  readonly turned?: "top" | "right" | "bottom" | "left" | undefined;
  /** Figure, verdict and keys beside the board. */
  readonly children: ReactNode;
}

/** A tablet in the middle of the table: the board, seats on its edges, one lit, words turned to whose turn it is. */
export function TableMode({ edges, board, turned = "bottom", children }: TableModeProps) {
  return (
    <div className="sw-table-mode" data-turned={turned}>
      {edges}
      <div className="sw-table-board">{board}</div>
      <div className="sw-table-panel">
        <div className="sw-table-turn">
          <div className="sw-table-words">{children}</div>
        </div>
      </div>
    </div>
  );
}
