import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Page } from "@/layout/Page";
import { Data } from "@/trpc/Data";
import { HomeRow } from "./HomeRow";
import { JoinForm } from "./JoinForm";
import { Legal } from "./Legal";
import { OpenDrawings } from "./OpenDrawings";
import { QuestionDoor } from "./QuestionDoor";
import { PlayAlone, PrintedCards } from "./QuietJobs";
import { TodaysDeals } from "./TodaysDeals";
import { COMPANION } from "./ways";
import { YourTables } from "./YourTables";

/** The home page: the person's running games, two drawings that open a table, and the other tasks below. */
export function Home({ daily }: { readonly daily: number }) {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <Data>
      <Page>
        <div
          className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 py-5
          max-sm:pt-0 max-sm:pb-2.5 max-sm:[&>.page-title]:unseen lg:py-3.5"
        >
          <h1 className="page-title">{t("title")}</h1>
          <YourTables />
        </div>
        <OpenDrawings />
        <div
          className="grid gap-2.5 mt-2.5 [&_.sw-section>p]:text-quiet
          max-sm:[&_.sw-section-head]:unseen max-sm:[&_.sw-section>p]:unseen
          max-sm:[&_.sw-section]:border-0 max-sm:[&_.sw-section]:p-0
          sm:grid-cols-2 sm:gap-x-8 sm:gap-y-3.5 sm:mt-4.5 sm:[&_.sw-section]:grid
          sm:[&_.sw-section]:gap-1 sm:[&_.sw-section]:content-start sm:[&_.sw-section-head]:m-0
          lg:grid-cols-3"
        >
          <Section title={t("nobody")} className="sm:[&_.sw-icon]:hidden">
            <p>{t("nobodyText")}</p>
            <PlayAlone />
          </Section>
          <Section title={t("real")} className="max-sm:hidden">
            <p>{t("realText")}</p>
            <PrintedCards />
          </Section>
          <Section title={t("join")} className="home-join">
            <p>{t("joinText")}</p>
            <JoinForm labelHidden />
          </Section>
          <ul className="sm:hidden">
            <HomeRow icon="phone" href={COMPANION.check} title={t("real")} text={t("realShort")} />
            <HomeRow
              icon="compassRose"
              href="/daily"
              title={t("today")}
              text={t("todayShort", { number: daily })}
            />
            <HomeRow icon="help" href="/question" title={t("question")} text={t("questionShort")} />
            <HomeRow icon="book" href="/learn" title={t("how")} text={t("learn")} />
          </ul>
          <Section title={t("today")} className="max-sm:hidden">
            <TodaysDeals number={daily} />
          </Section>
          <Section title={t("question")} className="max-sm:hidden">
            <QuestionDoor />
          </Section>
          <Section title={t("legal")} className="home-legal">
            <p>{t("legalText")}</p>
            <Legal />
            <div className="max-sm:hidden">
              <Link className="action-link" href={`/${locale}/learn`}>
                {t("learn")}
              </Link>
            </div>
          </Section>
        </div>
      </Page>
    </Data>
  );
}
