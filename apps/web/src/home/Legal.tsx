"use client";

/** Answers a question about the rules while it is typed. */
import { Field, Tag } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import { clausePath, RULES } from "@/layout/rule-paths";
import { Marked } from "@/rules/search/Marked";
import { useLookup } from "@/rules/search/useLookup";
import { MOST_QUERY } from "@/rules/search/useQuery";

/** As many as can be read at a glance; the others are on the page of the rules. */
const MOST = 3;

export function Legal() {
  const t = useTranslations("home");
  const locale = useLocale();
  const [query, setQuery] = useState("");
  const [near, setNear] = useState(false);
  const lookup = useLookup(near ? query : null, "never");
  const meant = useDeferredValue(query.trim());
  const hits = useMemo(
    () => (meant === "" || lookup === null || lookup === "missing" ? null : lookup.search(meant)),
    [lookup, meant],
  );
  const none = hits?.[0]?.near === true ? t("legalNone", { query: meant }) : null;
  const all = `/${locale}${RULES}?q=${encodeURIComponent(meant)}`;
  return (
    <form action={`/${locale}${RULES}`} onFocus={() => setNear(true)}>
      <Field
        label={t("legal")}
        labelHidden
        name="q"
        icon="search"
        inputMode="search"
        placeholder={t("legalHint")}
        autoComplete="off"
        maxLength={MOST_QUERY}
        value={query}
        onChange={setQuery}
      />
      <p className="unseen" role="status">
        {none ?? (hits === null ? "" : t("legalFound", { count: hits.length }))}
      </p>
      {hits === null ? null : (
        <>
          {none === null ? null : (
            <p className="home-none mt-2 font-serif" aria-hidden="true">
              {none}
            </p>
          )}
          <ol className="home-answers [&_mark]:bg-act-soft [&_mark]:text-inherit">
            {hits.slice(0, MOST).map(({ clause, game, variant, title, answer, marks, ruling }) => (
              <li className="py-2 border-b border-b-hair" key={clause}>
                <Link
                  className="inline-block py-1 font-serif text-18/[1.2] font-semibold"
                  href={`/${locale}${clausePath(clause)}`}
                  prefetch={false}
                >
                  <Marked text={title} marks={marks.title} />
                </Link>{" "}
                <Tag>{variant ?? t(game)}</Tag>
                <p>{ruling === undefined ? <Marked text={answer} marks={marks.answer} /> : ruling.answer}</p>
              </li>
            ))}
          </ol>
          <Link className="action-link" href={all} prefetch={false}>
            {t("legalAll")}
          </Link>
        </>
      )}
    </form>
  );
}
