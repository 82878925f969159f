import { SeaDrawing } from "@stillwater/ui";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { OpenTable } from "@/open/OpenTable";
import { Page } from "@/shell/Page";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "meta" });
  return { title: t("open") };
}

export default async function OpenPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Page>
      <OpenTable drawing={<SeaDrawing />} />
    </Page>
  );
}
