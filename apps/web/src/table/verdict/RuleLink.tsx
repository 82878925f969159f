"use client";

import type { ClauseId } from "@stillwater/engine";
import { RulePill } from "@stillwater/ui";
import Link from "next/link";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { citationFor } from "./citations";

interface RuleLinkProps {
  readonly clause: ClauseId;
  /** Opens the rule where the reader is. */
  readonly onOpen?: ((clause: ClauseId) => void) | undefined;
  /** Leads to the rule's own page. */
  readonly href?: string | undefined;
}

/** The pill with the rule's topic and source; a press opens the rule itself. Plain where it leads nowhere. */
export function RuleLink({ clause, onOpen, href }: RuleLinkProps) {
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
    <RulePill href={href} link={Link} onClick={onOpen === undefined ? undefined : () => onOpen(clause)}>
      {topic}
      {source === undefined ? null : <span className="sw-pill-source"> · {source}</span>}
    </RulePill>
  );
}
