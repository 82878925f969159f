import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { isTableId } from "@/table-id";
import { Data } from "@/trpc/Data";
import { VerifyTable } from "@/verify/VerifyTable";

interface Props {
  readonly params: Promise<{ locale: Language; table: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "meta" });
  return { title: t("verify"), robots: { index: false } };
}

export default async function Verify({ params }: Props) {
  const { locale, table } = await params;
  if (!isTableId(table)) notFound();
  setRequestLocale(locale);
  return (
    <Words also={["verify", "hands"]}>
      <Data>
        <Page>
          <VerifyTable id={table} />
        </Page>
      </Data>
    </Words>
  );
}
