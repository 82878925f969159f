import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { MoveSeatHere } from "@/home/MoveSeatHere";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "meta" });
  return { title: t("move"), robots: { index: false } };
}

export default async function Move({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words also={["move"]}>
      <Page>
        <MoveSeatHere />
      </Page>
    </Words>
  );
}
