import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { LocalPage } from "@/play/local/LocalPage";
import { TABLE_AREAS, TABLE_WORDS } from "@/table/words";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "here" });
  return { title: t("meta"), robots: { index: false } };
}

/** One address for all games of this device, so that it can be cached for offline use: `?game=` says which. */
export default async function Here({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["here", "advice", ...TABLE_AREAS, "notices"]} also={TABLE_WORDS}>
      <LocalPage />
    </Words>
  );
}
