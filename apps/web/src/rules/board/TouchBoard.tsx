"use client";

/** A board to try: another space or another card, and the engine's verdict at once. */
import type { ClauseId } from "@stillwater/engine";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BoardToTouch } from "../clause-page";
import { OneBoard } from "./OneBoard";

interface TouchBoardProps {
  readonly examples: readonly BoardToTouch[];
  /** The clause of the page: a pill that names it leads nowhere. */
  readonly clause: ClauseId | null;
  /** Puts the verdict before the board, if it is the answer. */
  readonly verdictFirst?: boolean;
}

/** Requires the rules' sentences in a context around it. */
export default function TouchBoard({ examples, clause, verdictFirst = false }: TouchBoardProps) {
  const t = useTranslations("rules");
  const [at, setAt] = useState(0);
  const example = examples[at] ?? examples[0];
  if (example === undefined) return null;
  const next = (at + 1) % examples.length;
  return (
    <div className="w-full grid gap-2.5">
      {example.caption === "" ? null : <p className="max-w-168 text-quiet">{example.caption}</p>}
      <OneBoard
        key={example.id}
        example={example}
        clause={clause}
        verdictFirst={verdictFirst}
        more={
          examples.length < 2 ? null : (
            <div className="flex flex-wrap gap-x-3.5 gap-y-2 items-center">
              <Button variant="primary" onClick={() => setAt(next)}>
                {t("another")}
              </Button>
              <span className="text-quiet">{t("exampleOf", { at: at + 1, count: examples.length })}</span>
            </div>
          )
        }
      />
    </div>
  );
}
