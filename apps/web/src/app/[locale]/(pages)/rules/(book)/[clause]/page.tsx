import { isClauseId, namedClause } from "@stillwater/engine";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { clausePath } from "@/layout/rule-paths";
import { alternatesOf } from "@/rules/alternates";
import { ClauseView } from "@/rules/ClauseView";
import { clausePageOf } from "@/rules/clause-page";
import { metaDescriptionOf } from "@/rules/description";
import { site } from "@/rules/site";

interface Props {
  readonly params: Promise<{ locale: Language; clause: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, clause } = await params;
  if (!isClauseId(clause)) notFound();
  const t = await getTranslations({ locale, namespace: "rules" });
  const page = clausePageOf(clause, locale);
  return {
    title: t("clauseTitle", { title: page.title, game: namedClause(clause).game }),
    description: metaDescriptionOf(page),
    alternates: alternatesOf(await site(), locale, clausePath(clause)),
  };
}

export default async function RulePage({ params }: Props) {
  const { locale, clause } = await params;
  setRequestLocale(locale);
  if (!isClauseId(clause)) notFound();
  return <ClauseView page={clausePageOf(clause, locale)} />;
}
