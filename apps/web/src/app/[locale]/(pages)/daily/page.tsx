import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Daily } from "@/daily/Daily";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { EarlyPage } from "@/stage/EarlyPage";
import { Data } from "@/trpc/Data";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "daily" });
  return { title: t("meta") };
}

export default async function DailyPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["daily"]} also={["home", "guest", "grade"]}>
      <Data>
        <EarlyPage>
          <Page>
            <Daily today={new Date().toISOString().slice(0, 10)} />
          </Page>
        </EarlyPage>
      </Data>
    </Words>
  );
}
