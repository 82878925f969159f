import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { LogBook } from "@/logbook/LogBook";
import { Data } from "@/trpc/Data";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "logbook" });
  return { title: t("meta"), robots: { index: false } };
}

export default async function LogBookPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["logbook"]} also={["told"]}>
      <Data>
        <Page>
          <LogBook />
        </Page>
      </Data>
    </Words>
  );
}
