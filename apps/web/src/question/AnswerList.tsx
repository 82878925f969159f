import type { Act } from "@stillwater/engine";
import { AnswerRow, type AnswerRowProps } from "./AnswerRow";
import type { QuestionOutcome } from "./questions";

interface AnswerListProps {
  readonly answer: QuestionOutcome;
  readonly called: (act: Act) => string;
  /** The acts that keep most, the best first; one's own comes last if it is none of them. */
  readonly rows: readonly (Pick<AnswerRowProps, "price" | "wins" | "error" | "you"> & {
    readonly act: Act;
  })[];
}

/** How often each act wins, one below the other. */
export function AnswerList({ answer, called, rows }: AnswerListProps) {
  return (
    <ol>
      {rows.map((row, index) => (
        <AnswerRow
          key={answer.acts[index]?.act ?? "own"}
          {...row}
          name={called(row.act)}
          best={index === 0}
        />
      ))}
    </ol>
  );
}
