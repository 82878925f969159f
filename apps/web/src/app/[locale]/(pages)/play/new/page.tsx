import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { changingFor } from "@/new-table/changing";
import { OpenTable } from "@/new-table/OpenTable";
import { tableFor } from "@/server/routers/page";
import { EarlyPage } from "@/stage/EarlyPage";
import { isTableId } from "@/table-id";

interface Props {
  readonly params: Promise<{ locale: Language }>;
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[]>>>;
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "meta" });
  return { title: t("open") };
}

/** The query as text again. */
function searchOf(asked: Readonly<Record<string, string | readonly string[]>>): string {
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, said]) => [said].flat().map((one) => [name, one])),
  ).toString();
}

export default async function OpenPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const asked = await searchParams;
  const { table } = asked;
  const changed = typeof table === "string" && isTableId(table) ? table : null;
  const changing = changed === null ? null : changingFor(await tableFor(await headers(), changed));
  // A person who may not change the table, or no longer can, sees it as it is.
  if (changed !== null && changing === null) redirect(`/${locale}/play/${changed}`);
  return (
    <Words areas={["deal"]} also={["open", "hands", "guest", "home", "gaveWay", "sheet", "told"]}>
      <EarlyPage>
        <Page>
          <OpenTable drawn={searchOf(asked)} changing={changing} />
        </Page>
      </EarlyPage>
    </Words>
  );
}
