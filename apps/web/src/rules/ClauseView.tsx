/** A clause's page: the answer, a board to try, the whole rule, and its sources. Rendered on the server or offline here. */
import { Cartouche, Icon, RulePill, Section, Tag } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { clausePath, RULES } from "@/layout/rule-paths";
import { LateBoard } from "./board/LateBoard";
import { OptionCodes } from "./board/OptionCodes";
import { CopyAddress } from "./CopyAddress";
import type { BoardToTouch, ClausePage, Neighbour } from "./clause-page";
import { Mistake } from "./Mistake";
import { Strong } from "./Strong";

export function ClauseView({ page }: { readonly page: ClausePage }) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const boards = page.examples.filter((example): example is BoardToTouch => example.kind === "board");
  const options = page.examples.flatMap((example) => (example.kind === "options" ? [example] : []));
  return (
    <article
      className="clause grid grid-cols-1 gap-3.5 pt-2 pb-4 group/clause lg:py-0
      xl:grid-cols-[minmax(0,1fr)_16.25rem] xl:grid-rows-[auto_auto_auto_1fr] xl:gap-x-9
      xl:gap-y-3.5"
      data-game={page.game}
    >
      <header
        className="grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-1 gap-y-0 items-center -ms-2.5
        lg:grid-cols-[minmax(0,1fr)_auto] lg:ms-0 xl:col-1"
      >
        <Link
          className="grid row-[1/span_2] size-11 place-items-center lg:hidden print:hidden"
          href={`/${locale}${RULES}`}
          aria-label={t("back")}
        >
          <Icon name="back" size={24} />
        </Link>
        <p className="row-2 col-[2/-1] text-quiet text-15 lg:row-1 lg:col-1">
          <span className="me-2.5 font-semibold text-note">§ {page.clause}</span>
          <span
            className="before:inline-block before:w-2.25 before:h-2.25 before:me-1.5 before:bg-note
            before:content-['']
            data-[status=inferred]:before:border-2 data-[status=inferred]:before:border-note
            data-[status=inferred]:before:bg-transparent
            data-[status=ours]:before:rounded-full data-[status=ours]:before:bg-amber"
            data-status={page.status}
          >
            {t(page.status)} · {page.source}
          </span>
        </p>
        <h1
          className="col-2 font-serif text-26/[1.1] text-balance
          group-data-[game=sea]/clause:italic lg:row-2 lg:col-1 lg:text-40"
          lang={locale}
        >
          {page.title}
        </h1>
        <CopyAddress path={`/${locale}${clausePath(page.clause)}`} />
      </header>
      <p
        className="max-w-176 font-serif text-22/[1.3]
        lg:max-w-none lg:pb-3.5 lg:border-b lg:border-b-ink lg:text-24 xl:col-1"
      >
        <Strong parts={page.answer} />
      </p>
      <div className="clause-examples xl:col-1">
        {boards.length === 0 ? null : (
          <LateBoard examples={boards} clause={page.clause} modules={page.modules} />
        )}
        {options.map((example) => (
          <OptionCodes key={example.id} caption={example.caption} options={example.options} />
        ))}
      </div>
      <div className="grid content-start gap-5.5 xl:col-1">
        <Section label={t("whole")}>
          <p className="max-w-168 font-serif text-19/[1.4]">
            <Strong parts={page.rule} />
          </p>
          {page.beyond.map(({ status, text }) => (
            <p key={text} className="max-w-168 mt-2.5">
              <Tag tone={status === "inferred" ? "plain" : "reading"}>{t(status)}</Tag> {text}
            </p>
          ))}
        </Section>
        <Section label={t("sources")}>
          <ul>
            {page.sources.map(({ document, section, title }) => (
              <li className="flex flex-wrap gap-x-3 gap-y-0 py-0.75" key={document}>
                <span className="min-w-30 font-semibold text-note">
                  {document} {section}
                </span>
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </Section>
        {page.rulings.length === 0 ? null : (
          <Section label={t("questions")}>
            <dl>
              {page.rulings.map(({ id, ground, question, answer }) => (
                <Fragment key={id}>
                  <dt className="font-serif text-17/[1.3] font-semibold" id={id}>
                    {question}{" "}
                    <span className="ms-1.5 text-quiet font-sans text-14/[1.3] font-normal">
                      {t(`ground.${ground}`)}
                    </span>
                  </dt>
                  <dd className="max-w-168 mt-0.5 mx-0 mb-3">{answer}</dd>
                </Fragment>
              ))}
            </dl>
          </Section>
        )}
      </div>
      <aside
        className="grid gap-5.5 content-start lg:pt-3.5 xl:row-[1/span_4] xl:col-2 xl:pt-0"
        aria-label={t("beside")}
      >
        <Section label={t("languages")}>
          <ul>
            {page.languages.map(({ language, title, answer }) => (
              <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-baseline py-1" key={language}>
                <Link
                  className="flex items-center min-h-7.5 text-note font-semibold underline underline-offset-3
                  [&[aria-current]]:no-underline"
                  href={`/${language}${clausePath(page.clause)}`}
                  hrefLang={language}
                  prefetch={false}
                  aria-current={language === locale ? "true" : undefined}
                >
                  {language.toUpperCase()}
                </Link>
                <p lang={language}>
                  <b className="after:content-['.']">{title}</b> {answer}
                </p>
              </li>
            ))}
          </ul>
        </Section>
        {page.counterpart === null ? null : (
          <Cartouche
            title={t(page.counterpart.reads === "other" ? "otherWay" : "alike", { game: page.game })}
            level={2}
          >
            <p>{page.counterpart.answer}</p>
            <p className="pt-2">
              <RulePill href={`/${locale}${clausePath(page.counterpart.clause)}`} link={Link}>
                {page.counterpart.pill}
              </RulePill>
            </p>
          </Cartouche>
        )}
        {page.related.length === 0 ? null : (
          <Section label={t("related")}>
            <Neighbours rules={page.related} />
          </Section>
        )}
        <p className="clause-words text-quiet">{t("ourWords")}</p>
        <Mistake
          clause={page.clause}
          title={page.title}
          answer={page.answer.map(({ text }) => text).join("")}
          source={page.source}
        />
      </aside>
    </article>
  );
}

/** Rules worth reading next, each with its answer. */
function Neighbours({ rules }: { readonly rules: readonly Neighbour[] }) {
  const locale = useLocale();
  return (
    <ul>
      {rules.map(({ clause, title, answer }) => (
        <li className="py-2 border-b border-b-hair" key={clause}>
          <Link
            className="inline-block py-0.5 underline decoration-rule underline-offset-3"
            href={`/${locale}${clausePath(clause)}`}
            prefetch={false}
          >
            {title}
          </Link>{" "}
          <span className="text-quiet">· {answer}</span>
        </li>
      ))}
    </ul>
  );
}
