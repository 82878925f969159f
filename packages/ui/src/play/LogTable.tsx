import type { ReactNode } from "react";

export interface LogLine {
  readonly key: string;
  readonly turn: number;
  readonly name: string;
  /** The card's number, or a word for it. */
  readonly card?: ReactNode;
  /** "row 3, place 1", or whatever happened. */
  readonly text: ReactNode;
  /** "−2", "free". */
  readonly price?: ReactNode;
}

export interface LogTableProps {
  /** Accessible name; give `caption` to print it. */
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

/** The log as a plain table, prices to the right. */
export function LogTable({ label, columns, lines }: LogTableProps) {
  return (
    <table className="sw-log" aria-label={label}>
      <thead className="sw-hidden">
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
          <tr key={line.key}>
            <td className="sw-log-turn">{line.turn}</td>
            <td>{line.name}</td>
            <td className="sw-log-card">{line.card}</td>
            <td className="sw-log-text">{line.text}</td>
            <td className="sw-log-price">{line.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
