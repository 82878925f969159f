/** What other programs can ask, for programmers. */
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { API, clausePath, RULES } from "@/layout/rule-paths";
import { SETUP_KEYS } from "@/modules/setup-keys";
import type { SetupKeys } from "@/modules/setup-keys-part";
import type { CheckExample, ShownExample } from "@/server/public-api/examples";
import { ADDRESSES, COMMAND } from "./example";
import { actsIn, cardsIn, keysIn, type NotationName, optionsOf, placesIn } from "./notation";

const SAYINGS = ["say_position", "say_action", "say_seat", "say_language"] as const;
const CODE = "font-mono text-14/[1.5] wrap-anywhere";
const LINK = "inline-block py-1 underline";

const code = (chunks: ReactNode) => <code className={`${CODE} font-normal`}>{chunks}</code>;

interface ApiPageProps {
  readonly site: string;
  /** Questions with the answers that they get at present. */
  readonly examples: {
    readonly checks: readonly ShownExample[];
    readonly refusal: { readonly question: object; readonly answer: object };
  };
}

export function ApiPage({ site, examples }: ApiPageProps) {
  const t = useTranslations("asking");
  const locale = useLocale();
  const curl = (question: object) =>
    `curl ${site}/api/check -H 'content-type: application/json' -d '${JSON.stringify(question)}'`;
  const lead: Readonly<Record<CheckExample, string>> = {
    yes: t("exampleLead"),
    no: t("exampleNo"),
    perhaps: t("examplePerhaps"),
  };
  const lists: readonly (readonly [
    id: "options" | "acts" | "cards" | "places" | SetupKeys["section"],
    ...(readonly NotationName[])[],
  ])[] = [
    ["options", optionsOf("sea", locale), optionsOf("mountain", locale)],
    ["acts", actsIn(locale)],
    ["cards", cardsIn(locale)],
    ["places", placesIn(locale)],
    ...Object.values(SETUP_KEYS).flatMap((keys) =>
      keys === null ? [] : [[keys.section, keysIn(keys, locale)] as const],
    ),
  ];
  return (
    <article
      className="grid grid-cols-1 gap-4.5 max-w-208 mx-auto pt-4 pb-8
      [&_:is(section,dl,section>ul)]:grid [&_:is(section,dl,section>ul)]:grid-cols-1
      [&_:is(section,dl,section>ul)]:gap-2.5"
    >
      <p>
        <Link className="py-1 underline flex items-center min-h-11" href={`/${locale}${RULES}`}>
          {t("back")}
        </Link>
      </p>
      <h1 className="page-title">{t("title")}</h1>
      <p className="text-quiet font-serif text-19/[1.4]">{t("lead")}</p>
      <Section label={t("example")}>
        {examples.checks.map(({ name, question, answer }) => (
          <div key={name} className="grid grid-cols-1 gap-2.5 pb-3">
            <p>{lead[name]}</p>
            <Code>{curl(question)}</Code>
            <p>{t("answer")}</p>
            <Code>{JSON.stringify(answer, null, 2)}</Code>
          </div>
        ))}
        <p>{t.rich("answerNote", { code })}</p>
      </Section>
      <Section label={t("addresses")}>
        <dl>
          {ADDRESSES.map(([method, path, says]) => (
            <div
              className="grid gap-0.5 pb-2 border-b border-b-hair md:grid-cols-[17rem_minmax(0,1fr)] md:gap-4"
              key={path}
            >
              <dt>
                <code className={`${CODE} font-semibold`}>{`${method} ${path}`}</code>
              </dt>
              <dd>
                {path === "/api/openapi.json" ? (
                  <a className={LINK} href={path}>
                    {t(says)}
                  </a>
                ) : (
                  t(says)
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section label={t("say")}>
        <ul className="ps-[1.1em] list-disc">
          {SAYINGS.map((saying) => (
            <li key={saying}>{t.rich(saying, { code })}</li>
          ))}
        </ul>
        <nav aria-label={t("notation")}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {lists.map(([id]) => (
              <li key={id}>
                <Link className="inline-block underline py-3" href={`/${locale}${API}#${id}`}>
                  {t(id)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <Link className={LINK} href={`/${locale}${RULES}/check`} prefetch={false}>
            {t("try")}
          </Link>
        </p>
      </Section>
      {lists.map(([id, ...parts]) => (
        <div key={id} id={id}>
          <Section label={t(id)}>
            <p>{t.rich(`${id}Lead`, { code })}</p>
            {parts.map((names) => (
              <Names key={names[0]?.name} names={names} />
            ))}
          </Section>
        </div>
      ))}
      <Section label={t("refused")}>
        <p>{t("refusedText")}</p>
        <Code>{curl(examples.refusal.question)}</Code>
        <Code>{JSON.stringify(examples.refusal.answer, null, 2)}</Code>
      </Section>
      <Section label={t("limits")}>
        <p>{t("limitsText")}</p>
      </Section>
      <Section label={t("line")}>
        <p>{t("lineText")}</p>
        <Code>{COMMAND}</Code>
        <p>{t("lineExit")}</p>
      </Section>
    </article>
  );
}

/** Names of the notation, each with its meaning, the options that have it and the rule that tells more. */
function Names({ names }: { readonly names: readonly NotationName[] }) {
  const locale = useLocale();
  return (
    <dl>
      {names.map(({ name, means, code: options, rule }) => (
        <div
          className="grid gap-0.5 pb-2 border-b border-b-hair md:grid-cols-[17rem_minmax(0,1fr)] md:gap-4"
          key={name}
        >
          <dt>
            <code className={`${CODE} font-semibold`}>{name}</code>
          </dt>
          <dd>
            {means}
            <span className="flex flex-wrap items-baseline gap-x-4 gap-y-0 text-quiet">
              {options === undefined ? null : <code className={`${CODE} font-normal`}>{options}</code>}
              {rule === undefined ? null : (
                <Link className={LINK} href={`/${locale}${clausePath(rule.clause)}`} prefetch={false}>
                  {rule.title}
                </Link>
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Code; long lines are wrapped, so that nothing has to be scrolled sideways. */
function Code({ children }: { readonly children: string }) {
  return (
    <pre className="m-0 px-3.5 py-3 border border-rule bg-sheet whitespace-pre-wrap" lang="en">
      <code className={`${CODE} font-normal`}>{children}</code>
    </pre>
  );
}
