import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Unreached } from "@/offline/Unreached";
import { Data } from "@/trpc/Data";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "unreached" });
  return { title: t("title"), robots: { index: false } };
}

/** Shown by the service worker, at the address of any page that can be neither fetched nor found in its cache. */
export default async function Offline({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words also={["unreached"]}>
      <Data>
        <Unreached />
      </Data>
    </Words>
  );
}
