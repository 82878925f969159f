import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { TablePage } from "@/play/TablePage";
import { tableFor } from "@/server/routers/page";
import { RememberTaps } from "@/stage/RememberTaps";
import { TABLE_AREAS, TABLE_WORDS } from "@/table/words";
import { isTableId } from "@/table-id";

interface Props {
  readonly params: Promise<{ locale: Language; table: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "meta" });
  // A table's address gives access to it: no search engine should index one.
  return { title: t("table"), description: t("tableText"), robots: { index: false } };
}

export default async function PlayPage({ params }: Props) {
  const { locale, table } = await params;
  if (!isTableId(table)) notFound();
  setRequestLocale(locale);
  const asked = await headers();
  return (
    <Words
      areas={[...TABLE_AREAS, "advice", "notices", "companion", "online"]}
      also={[...TABLE_WORDS, "guest", "home", "told", "known", "hands"]}
    >
      <RememberTaps />
      <div className="contents" data-early="table">
        <TablePage key={table} id={table} first={await tableFor(asked, table)} drawnAt={Date.now()} />
      </div>
    </Words>
  );
}
