import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { Join } from "@/companion/device/Join";
import "@/companion/beside-cards.css";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "track" });
  return { title: t("joining"), robots: { index: false } };
}

export default async function JoinPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["companion", "track"]}>
      <Page>
        <Suspense>
          <Join />
        </Suspense>
      </Page>
    </Words>
  );
}
