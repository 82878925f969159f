"use client";

import type { Table } from "@stillwater/engine";
import { NOTHING, type Typed, typedName } from "@stillwater/table/act-builder";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CardKeys } from "../CardKeys";

interface TypedAnswerProps {
  readonly table: Table;
  readonly answers: readonly string[];
  readonly onTold: (words: readonly string[]) => void;
}

/** An answer that is one of many cards: typed like a card that is played. */
export function TypedAnswer({ table, answers, onTold }: TypedAnswerProps) {
  const t = useTranslations("track");
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const name = typedName(typed, table.rulebook);
  const known = name !== null && answers.includes(name);
  /** A number is taken as the answer once no further key could turn it into another one. */
  const type = (next: Typed) => {
    const named = typedName(next, table.rulebook);
    const likes = named === null ? [] : answers.filter((answer) => answer.startsWith(named));
    setTyped(likes.length === 1 && likes[0] === named ? NOTHING : next);
    if (likes.length === 1 && likes[0] === named) onTold(likes);
  };
  return (
    <>
      <p data-typed="">
        <Button
          variant="primary"
          size="large"
          block
          disabled={!known}
          onClick={() => {
            if (name !== null) onTold([name]);
            setTyped(NOTHING);
          }}
        >
          {known ? t("itIs", { card: name }) : t("typeShown")}
        </Button>
      </p>
      <div className="companion-keys">
        <CardKeys rulebook={table.rulebook} typed={typed} onTyped={type} />
      </div>
    </>
  );
}
