"use client";

import type { ClauseId } from "@stillwater/engine";
import { RulePill } from "@stillwater/ui";
import Link from "next/link";
import { useLocale } from "next-intl";
import { useCitation } from "./citations";

interface RuleLinkProps {
  readonly clause: ClauseId;
  /** Opens the rule over the current page. */
  readonly onOpen?: ((clause: ClauseId) => void) | undefined;
  /** The address of the rule's own page. */
  readonly href?: string | undefined;
}

/** The pill with the rule's topic and source; a press opens the rule. Plain text where there is nothing to open. */
export function RuleLink({ clause, onOpen, href }: RuleLinkProps) {
  const locale = useLocale();
  const said = useCitation(clause, locale);
  return (
    <RulePill href={href} link={Link} onClick={onOpen === undefined ? undefined : () => onOpen(clause)}>
      {said === null ? (
        clause
      ) : said.source.endsWith(said.topic) ? (
        said.source
      ) : (
        <>
          {said.topic}
          <span className="sw-pill-source"> · {said.source}</span>
        </>
      )}
    </RulePill>
  );
}
