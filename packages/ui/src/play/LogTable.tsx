import { memo, type ReactNode } from "react";
import { sameShown } from "../board/same";

export interface LogLine {
  readonly key: string;
  readonly turn: number;
  readonly name: string;
  /** The card's number, or a word for it. */
  readonly card?: ReactNode;
  /** "row 3, place 1", or what else happened. */
  readonly text: ReactNode;
  /** "−2", "free". */
  readonly price?: ReactNode;
}

export interface LogTableProps {
  /** Accessible name of the table and of the frame that scrolls it. */
  readonly label: string;
  readonly columns: {
    readonly turn: string;
    readonly name: string;
    readonly card: string;
    readonly text: string;
    readonly price: string;
  };
  readonly lines: readonly LogLine[];
}

/** If a line has no card or no price, its words span that column. */
const bare = (content: ReactNode): boolean => content === undefined || content === null || content === "";

/** One act, drawn again only when its text changes: a long log grows by one line at a time. */
const Line = memo(Row, sameShown);

function Row({ line }: { readonly line: LogLine }) {
  return (
    <tr>
      <td className="text-quiet">{line.turn}</td>
      <td className="wrap-anywhere">{line.name}</td>
      {bare(line.card) ? null : <td className="sw-log-card">{line.card}</td>}
      <td
        className="wrap-anywhere text-quiet"
        colSpan={1 + Number(bare(line.card)) + Number(bare(line.price))}
      >
        {line.text}
      </td>
      {bare(line.price) ? null : (
        <td className="pe-0 text-right font-semibold whitespace-nowrap">{line.price}</td>
      )}
    </tr>
  );
}

/** The log as a plain table, prices to the right. A long one scrolls inside its frame on wide screens. */
export function LogTable({ label, columns, lines }: LogTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className="sw-log-frame" role="group" aria-label={label} tabIndex={0}>
      <table className="sw-log" aria-label={label}>
        <colgroup>
          <col className="w-[1.7em]" />
          <col className="w-[4.6em]" />
          <col className="sw-log-card-column" />
          <col />
          <col className="w-[2.8em]" />
        </colgroup>
        <thead className="unseen">
          <tr>
            <th scope="col">{columns.turn}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.card}</th>
            <th scope="col">{columns.text}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
