import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { FindCrew } from "@/lobby/FindCrew";
import { EarlyPage } from "@/stage/EarlyPage";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "find" });
  return { title: t("title") };
}

export default async function FindPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["find"]} also={["guest", "home"]}>
      <EarlyPage>
        <Page>
          <FindCrew />
        </Page>
      </EarlyPage>
    </Words>
  );
}
