import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { SettingsForm } from "@/settings/SettingsForm";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "settings" });
  return { title: t("meta") };
}

export default async function SettingsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["settings"]}>
      <Page>
        <SettingsForm />
      </Page>
    </Words>
  );
}
