import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { Learn } from "@/learn/Learn";
import { EarlyPage } from "@/stage/EarlyPage";
import { BOARD_WORDS } from "@/table/board/words";

interface Props {
  readonly params: Promise<{ locale: Language }>;
  readonly searchParams: Promise<{ readonly game?: string | readonly string[] }>;
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "learn" });
  return { title: t("meta") };
}

export default async function LearnPage({ params, searchParams }: Props) {
  setRequestLocale((await params).locale);
  const { game } = await searchParams;
  return (
    <Words areas={["learn", "advice"]} also={BOARD_WORDS}>
      <EarlyPage>
        <Page>
          <Learn game={game === "mountain" ? "mountain" : "sea"} />
        </Page>
      </EarlyPage>
    </Words>
  );
}
