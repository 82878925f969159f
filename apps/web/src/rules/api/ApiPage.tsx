/** What other programs may ask, for the people who write them. */
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RULES } from "../paths";
import { ADDRESSES, ANSWER, COMMAND, QUESTION } from "./example";

const SAYINGS = ["say_position", "say_action", "say_seat", "say_language"] as const;
const code = (chunks: ReactNode) => <code>{chunks}</code>;

export function ApiPage({ site }: { readonly site: string }) {
  const t = useTranslations("asking");
  const locale = useLocale();
  const asked = `curl ${site}/api/check -H 'content-type: application/json' -d '${JSON.stringify(QUESTION)}'`;
  return (
    <article className="api-page">
      <p className="api-back">
        <Link href={`/${locale}${RULES}`}>{t("back")}</Link>
      </p>
      <h1 className="page-title">{t("title")}</h1>
      <p className="api-lead">{t("lead")}</p>
      <Section label={t("example")}>
        <p>{t("exampleLead")}</p>
        <Code>{asked}</Code>
        <p>{t("answer")}</p>
        <Code>{JSON.stringify(ANSWER, null, 2)}</Code>
        <p>{t.rich("answerNote", { code })}</p>
      </Section>
      <Section label={t("addresses")}>
        <dl className="api-addresses">
          {ADDRESSES.map(([method, path, says]) => (
            <div key={path}>
              <dt>
                <code>{`${method} ${path}`}</code>
              </dt>
              <dd>{path === "/api/openapi.json" ? <a href={path}>{t(says)}</a> : t(says)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section label={t("say")}>
        <ul className="api-sayings">
          {SAYINGS.map((saying) => (
            <li key={saying}>{t.rich(saying, { code })}</li>
          ))}
        </ul>
        <p>
          <Link href={`/${locale}${RULES}/check`} prefetch={false}>
            {t("try")}
          </Link>
        </p>
      </Section>
      <Section label={t("refused")}>
        <p>{t("refusedText")}</p>
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

/** Text for a machine; long lines are broken, so that nothing has to be scrolled sideways. */
function Code({ children }: { readonly children: string }) {
  return (
    <pre className="api-code" lang="en">
      <code>{children}</code>
    </pre>
  );
}
