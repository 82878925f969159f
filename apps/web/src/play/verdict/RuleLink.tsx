"use client";

import type { ClauseId } from "@stillwater/engine";
import { RulePill } from "@stillwater/ui";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { citationFor } from "./citations";

/** The pill with the rule's topic and source; a press opens the rule itself. */
export function RuleLink({
  clause,
  onOpen,
}: {
  readonly clause: ClauseId;
  readonly onOpen: (clause: ClauseId) => void;
}) {
  const locale = useLocale();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let current = true;
    void citationFor(clause, locale).then((citation) => {
      if (current) setText(citation);
    });
    return () => {
      current = false;
    };
  }, [clause, locale]);
  const [topic, source] = (text ?? clause).split(" · ");
  return (
    <RulePill onClick={() => onOpen(clause)}>
      {topic}
      {source === undefined ? null : <span className="sw-pill-source"> · {source}</span>}
    </RulePill>
  );
}
