import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { PrivacyPage } from "@/layout/PrivacyPage";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "privacy" });
  return { title: t("title") };
}

export default async function Privacy({ params }: Props) {
  setRequestLocale((await params).locale);
  return <PrivacyPage />;
}
