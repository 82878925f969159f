/** A clause's page: the answer, a board to touch, the whole rule, and where it stands. Drawn on the server or, offline, here. */
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
    <article className="clause" data-game={page.game}>
      <header className="clause-head">
        <Link className="clause-back" href={`/${locale}${RULES}`} aria-label={t("back")}>
          <Icon name="back" size={24} />
        </Link>
        <p className="clause-source">
          <span className="clause-id">§ {page.clause}</span>
          <span className="clause-status" data-status={page.status}>
            {t(page.status)} · {page.source}
          </span>
        </p>
        <h1 className="clause-title" lang={locale}>
          {page.title}
        </h1>
        <CopyAddress path={`/${locale}${clausePath(page.clause)}`} />
      </header>
      <p className="clause-answer">
        <Strong parts={page.answer} />
      </p>
      <div className="clause-examples">
        {boards.length === 0 ? null : <LateBoard examples={boards} clause={page.clause} />}
        {options.map((example) => (
          <OptionCodes key={example.id} caption={example.caption} options={example.options} />
        ))}
      </div>
      <div className="clause-text">
        <Section label={t("whole")}>
          <p className="clause-rule">
            <Strong parts={page.rule} />
          </p>
          {page.beyond.map(({ status, text }) => (
            <p key={text} className="clause-beyond">
              <Tag tone={status === "ours" ? "reading" : "plain"}>{t(status)}</Tag> {text}
            </p>
          ))}
        </Section>
        <Section label={t("sources")}>
          <ul className="clause-sources">
            {page.sources.map(({ document, section, title }) => (
              <li key={document}>
                <span className="clause-id">
                  {document} {section}
                </span>
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </Section>
        {page.rulings.length === 0 ? null : (
          <Section label={t("questions")}>
            <dl className="clause-rulings">
              {page.rulings.map(({ id, ground, question, answer }) => (
                <Fragment key={id}>
                  <dt id={id}>
                    {question} <span className="clause-ground">{t(`ground.${ground}`)}</span>
                  </dt>
                  <dd>{answer}</dd>
                </Fragment>
              ))}
            </dl>
          </Section>
        )}
      </div>
      <aside className="clause-rail" aria-label={t("beside")}>
        <Section label={t("languages")}>
          <ul className="clause-languages">
            {page.languages.map(({ language, title, answer }) => (
              <li key={language}>
                <Link
                  href={`/${language}${clausePath(page.clause)}`}
                  hrefLang={language}
                  prefetch={false}
                  aria-current={language === locale ? "true" : undefined}
                >
                  {language.toUpperCase()}
                </Link>
                <p lang={language}>
                  <b>{title}</b> {answer}
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
    <ul className="clause-related">
      {rules.map(({ clause, title, answer }) => (
        <li key={clause}>
          <Link href={`/${locale}${clausePath(clause)}`} prefetch={false}>
            {title}
          </Link>{" "}
          <span className="text-quiet">· {answer}</span>
        </li>
      ))}
    </ul>
  );
}
