import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { OpenTable } from "@/open/OpenTable";
import { Page } from "@/shell/Page";

interface Props {
  readonly params: Promise<{ locale: Language }>;
  readonly searchParams: Promise<{ readonly game?: string | readonly string[] }>;
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "meta" });
  return { title: t("open") };
}

export default async function OpenPage({ params, searchParams }: Props) {
  setRequestLocale((await params).locale);
  const { game } = await searchParams;
  return (
    <Words areas={["deal"]} also={["open", "guest", "home", "gaveWay", "sheet", "told"]}>
      <Page>
        <OpenTable game={game === "mountain" ? "mountain" : "sea"} />
      </Page>
    </Words>
  );
}
