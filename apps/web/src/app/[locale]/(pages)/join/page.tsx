import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { JoinPage } from "@/home/JoinPage";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "meta" });
  return { title: t("join") };
}

export default async function Join({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words also={["join"]}>
      <JoinPage />
    </Words>
  );
}
