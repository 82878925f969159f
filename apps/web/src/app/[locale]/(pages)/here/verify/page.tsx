import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { VerifyLocal } from "@/verify/VerifyLocal";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "meta" });
  return { title: t("verify"), robots: { index: false } };
}

/** The proof of a deal for a game on this device: `?game=` says which. */
export default async function Verify({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["here"]} also={["verify", "hands"]}>
      <Page>
        <VerifyLocal />
      </Page>
    </Words>
  );
}
