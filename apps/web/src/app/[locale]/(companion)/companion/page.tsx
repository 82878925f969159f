import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CheckPage } from "@/companion/CheckPage";
import "@/companion/beside-cards.css";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { BOARD_WORDS } from "@/table/board/words";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "companion" });
  return { title: t("meta"), description: t("description") };
}

export default async function CompanionPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["companion"]} also={BOARD_WORDS}>
      <main id="main" tabIndex={-1} className="outline-none">
        <CheckPage />
      </main>
    </Words>
  );
}
