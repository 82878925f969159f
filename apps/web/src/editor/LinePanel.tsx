"use client";

import { type Table, writePosition } from "@stillwater/engine";
import { type LineProblem, readPositionLine } from "@stillwater/table/position";
import { AS_TYPED } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FoldedPart } from "./FoldedPart";
import { Problems } from "./Problems";

interface LinePanelProps {
  readonly table: Table;
  /** The text from the address if it could not be read, shown here to be corrected. */
  readonly typed: string | null;
  readonly onTable: (table: Table) => void;
}

/** The position as one line, kept in step with the board in both directions. */
export function LinePanel({ table, typed, onTable }: LinePanelProps) {
  const t = useTranslations("editor");
  const id = useId();
  const line = writePosition(table);
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string } | null>(
    typed === null ? null : { text: typed, of: line },
  );
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  // Text being typed is left as it is until the board is changed elsewhere.
  const shown = draft !== null && draft.of === line ? draft.text : line;
  const wrong = draft !== null && draft.of === line ? problems : [];
  const write = (text: string) => {
    const read = readPositionLine(text, table.rulebook.code);
    if (!read.ok || text.trim() === "") {
      setDraft({ text, of: line });
      setProblems(read.ok ? [] : read.error);
      return;
    }
    setProblems([]);
    setDraft({ text, of: writePosition(read.value) });
    if (writePosition(read.value) !== line) onTable(read.value);
  };
  return (
    <FoldedPart title={t("line")} open>
      <label htmlFor={id} className="unseen">
        {t("line")}
      </label>
      <textarea
        id={id}
        className="w-full p-2.5 border border-ink rounded-[3px] bg-sheet text-[16px] wrap-anywhere
        [resize:vertical] aria-[invalid=true]:border-stop"
        rows={4}
        {...AS_TYPED}
        value={shown}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${id}-wrong ${id}-hint`}
        onChange={(event) => write(event.target.value)}
      />
      <div id={`${id}-wrong`}>
        {wrong.length === 0 ? null : <Problems headline={t("unread", { empty: "no" })} problems={wrong} at />}
      </div>
      <p id={`${id}-hint`} className="text-quiet">
        {t(table.rulebook.game === "sea" ? "lineHint" : "lineHintMountain")}
      </p>
    </FoldedPart>
  );
}
