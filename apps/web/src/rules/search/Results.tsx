"use client";

/** The results: answers, not headings. */
import type { Hit } from "@stillwater/lookup/search";
import type { Understood } from "@stillwater/lookup/understand";
import { Tag } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { clausePath } from "@/layout/rule-paths";
import { CheckedQuestion, Denied } from "./CheckedQuestion";
import { Marked } from "./Marked";
import { PartlyRead } from "./PartlyRead";
import { useStill } from "./useStill";
import { useUnderstood } from "./useUnderstood";

interface ResultsProps {
  readonly query: string;
  /** Null while the search is still loading. */
  readonly hits: readonly Hit[] | null;
  readonly missing: boolean;
  readonly list: RefObject<HTMLOListElement | null>;
  /** Up from the first answer: moves the focus back to the field. */
  readonly onUp: () => void;
}

export function Results({ query, hits: found, missing, list, onUp }: ResultsProps) {
  const t = useTranslations("rules");
  const understood = useUnderstood(query);
  // Answers to the last letters, and a verdict above them, may arrive while somebody presses an earlier answer.
  const { shown, hold } = useStill({ hits: found, came: understood }, query, list);
  const { hits, came } = shown;
  const near = hits?.[0]?.near === true;
  // The question whose verdict the person rejected.
  const [denied, setDenied] = useState<string | null>(null);
  // The reading that the person chose for a question that was only partly understood.
  const [taken, setTaken] = useState<{ readonly query: string; readonly check: Understood } | null>(null);
  const meant = taken?.query === query ? taken.check : null;
  const check = came?.check ?? meant;
  const partly = check === null ? (came?.partly ?? null) : null;
  // What may be meant is offered, and then nobody is told that no rule answers.
  const none = partly === null ? t("none", { query }) : t("nearest");
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link.matches(":focus"));
    if (at < 0) return;
    if (event.key === "ArrowDown") links[at + 1]?.focus();
    else if (event.key === "ArrowUp" && at > 0) links[at - 1]?.focus();
    else if (event.key === "ArrowUp" || event.key === "Escape") onUp();
    else return;
    event.preventDefault();
  };
  return (
    <section
      className="results max-w-184
      [&:has(.checked)]:max-w-none [&:has(.checked)]:[&_ol]:max-w-184
      [&_mark]:bg-act-soft [&_mark]:[box-shadow:2px_0_var(--sw-act-soft),-2px_0_var(--sw-act-soft)]
      [&_mark]:text-inherit"
    >
      <h1 className="unseen">{t("answers")}</h1>
      <p className="unseen" role="status">
        {hits === null ? "" : near ? none : t("found", { count: hits.length })}
      </p>
      {came?.isUnchecked === true && meant === null && !near ? (
        <p className="text-quiet">{t("notChecked")}</p>
      ) : null}
      {partly === null ? null : (
        <PartlyRead partly={partly} onTake={(offer) => setTaken({ query, check: offer })} />
      )}
      {check === null ? null : denied === query ? (
        <Denied check={check} />
      ) : (
        <CheckedQuestion check={check} taken={meant !== null} onDeny={() => setDenied(query)} />
      )}
      {missing ? <p className="text-quiet">{t("noSearch")}</p> : null}
      {near ? (
        <p className="pb-1.5 font-serif text-20/[1.3] font-semibold wrap-anywhere" aria-hidden="true">
          {none}
        </p>
      ) : null}
      <ol ref={list} onKeyDown={onKeyDown} onPointerDown={hold} onFocus={hold}>
        {(hits ?? []).map((hit) => (
          <li
            className="group/hit relative grid gap-0.75 py-3 border-b border-b-hair
            has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
            key={hit.clause}
          >
            <Answer hit={hit} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Answer({ hit }: { readonly hit: Hit }) {
  const t = useTranslations("rules");
  const home = useTranslations("home");
  const locale = useLocale();
  const { clause, game, variant, title, answer, marks, ruling, source, status } = hit;
  return (
    <>
      <h2
        className="font-serif text-20/[1.3] font-semibold group-hover/hit:underline group-hover/hit:underline-offset-3"
        data-game={game}
      >
        <Link
          className="inline-block py-0.75 -my-0.75
          after:absolute after:inset-0 after:content-[''] focus-visible:outline-none"
          href={`/${locale}${clausePath(clause)}`}
          prefetch={false}
        >
          <Marked text={title} marks={marks.title} />
        </Link>{" "}
        {variant === undefined ? null : <Tag>{variant}</Tag>}
      </h2>
      {ruling === undefined ? (
        <p>
          <Marked text={answer} marks={marks.answer} />
        </p>
      ) : (
        <p>
          <span className="text-quiet">{ruling.question}</span> {ruling.answer}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2.5 gap-y-1 items-center text-note text-15 font-semibold">
        <span className="text-ink font-serif data-[game=sea]:italic" data-game={game}>
          {home(game)}
        </span>{" "}
        § {clause} · {source}{" "}
        {status === "ours" || status === "house" ? <Tag tone="reading">{t(status)}</Tag> : null}
      </p>
    </>
  );
}
