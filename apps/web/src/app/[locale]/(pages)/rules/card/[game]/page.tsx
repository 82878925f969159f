import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { cardPath } from "@/layout/rule-paths";
import { isRuledGame } from "@/layout/ruled-game";
import { alternatesOf } from "@/rules/alternates";
import { ReferenceCard } from "@/rules/paper/ReferenceCard";
import { referenceCardOf } from "@/rules/paper/reading";
import { site } from "@/rules/site";
import { BOARD_WORDS } from "@/table/board/words";
import "@/layout/print.css";

interface Props {
  readonly params: Promise<{ locale: Language; game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, game } = await params;
  if (!isRuledGame(game)) notFound();
  const t = await getTranslations({ locale, namespace: "rules" });
  const home = await getTranslations({ locale, namespace: "home" });
  return {
    title: t("cardTitle", { name: home(game) }),
    description: t("cardDescription", { game }),
    alternates: alternatesOf(await site(), locale, cardPath(game)),
  };
}

export default async function RulesOnPaper({ params }: Props) {
  const { locale, game } = await params;
  setRequestLocale(locale);
  if (!isRuledGame(game)) notFound();
  return (
    <Words areas={["rules"]} also={[...BOARD_WORDS, "home"]}>
      <Page>
        <ReferenceCard game={game} sides={referenceCardOf(game, locale)} />
      </Page>
    </Words>
  );
}
