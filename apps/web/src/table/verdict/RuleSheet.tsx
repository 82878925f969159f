"use client";

import type { ClauseId } from "@stillwater/engine";
import { clauseText } from "@stillwater/rulebook/clauses";
import { Sheet, Tag } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { clausePath } from "@/layout/rule-paths";

/** The rule behind a verdict: its text in our words, its sources, and how certain it is. */
export default function RuleSheet({
  clause,
  onClose,
}: {
  readonly clause: ClauseId;
  readonly onClose: () => void;
}) {
  const t = useTranslations("sheet");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const text = clauseText(clause, locale);
  return (
    <Sheet open title={text.title} closeLabel={shell("close")} onClose={onClose}>
      <p className="max-w-prose font-serif text-20/[1.375]">{text.rule}</p>
      {text.reason === undefined ? null : <p className="mt-3 max-w-prose text-quiet">{text.reason}</p>}
      <p className="mt-4 flex flex-wrap items-center gap-3 text-note">
        <span>
          § {clause} · {text.source}
        </span>
        <Tag tone={text.status === "ours" || text.status === "house" ? "reading" : "plain"}>
          {t(text.status)}
        </Tag>
      </p>
      <p className="mt-2">
        <Link
          className="inline-flex min-h-11 items-center text-act underline"
          href={`/${locale}${clausePath(clause)}`}
          prefetch={false}
        >
          {t("page")}
        </Link>
      </p>
    </Sheet>
  );
}
