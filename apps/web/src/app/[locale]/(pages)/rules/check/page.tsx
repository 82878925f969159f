import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import "@/companion/beside-cards.css";
import { PositionPage } from "@/editor/PositionPage";
import { BOARD_WORDS } from "@/table/board/words";
import "@/layout/print.css";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "editor" });
  return { title: t("meta"), description: t("description") };
}

export default async function RulesCheckPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["companion", "editor"]} also={[...BOARD_WORDS, "open", "told", "gaveWay"]}>
      <Page>
        <PositionPage />
      </Page>
    </Words>
  );
}
