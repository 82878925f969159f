import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { QuestionPage } from "@/question/QuestionPage";
import { TABLE_AREAS, TABLE_WORDS } from "@/table/words";
import "@/question/question.css";
import { Data } from "@/trpc/Data";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "question" });
  return { title: t("meta") };
}

/** One address for every day, so that it can be cached for offline use: `?day=` says which. */
export default async function Question({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["question", "advice", ...TABLE_AREAS]} also={[...TABLE_WORDS, "hands", "open"]}>
      <Data>
        <Page>
          <QuestionPage />
        </Page>
      </Data>
    </Words>
  );
}
