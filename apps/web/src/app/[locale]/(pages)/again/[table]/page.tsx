import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { SameCrew } from "@/lobby/SameCrew";
import { isTableId } from "@/table-id";

interface Props {
  readonly params: Promise<{ locale: Language; table: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "find" });
  return { title: t("same"), robots: { index: false } };
}

/** Where the players of a finished game find their seats again another day. */
export default async function AgainPage({ params }: Props) {
  const { locale, table } = await params;
  if (!isTableId(table)) notFound();
  setRequestLocale(locale);
  return (
    <Words areas={["find"]}>
      <Page>
        <SameCrew table={table} />
      </Page>
    </Words>
  );
}
