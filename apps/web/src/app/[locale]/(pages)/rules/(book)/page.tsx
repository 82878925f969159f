import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { RULES } from "@/layout/rule-paths";
import { AtAddress } from "@/rules/AtAddress";
import { alternatesOf } from "@/rules/alternates";
import { Entrance } from "@/rules/Entrance";
import { site } from "@/rules/site";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "rules" });
  return {
    title: t("meta"),
    description: t("description"),
    alternates: alternatesOf(await site(), locale, RULES),
  };
}

export default async function RulesPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <AtAddress>
      <Entrance />
    </AtAddress>
  );
}
