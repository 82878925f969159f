import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { API } from "@/layout/rule-paths";
import { alternatesOf } from "@/rules/alternates";
import { ApiPage } from "@/rules/api/ApiPage";
import { site } from "@/rules/site";
import { examplesFor } from "@/server/routers/page";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "asking" });
  return {
    title: t("meta"),
    description: t("description"),
    alternates: alternatesOf(await site(), locale, API),
  };
}

export default async function ForPrograms({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <Words areas={[]} also={[]}>
      <Page>
        <ApiPage site={await site()} examples={examplesFor(locale)} />
      </Page>
    </Words>
  );
}
