import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { Lobby } from "@/lobby/Lobby";
import { Data } from "@/trpc/Data";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "lobby" });
  return { title: t("meta") };
}

export default async function LobbyPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["lobby"]} also={["told"]}>
      <Data>
        <Page>
          <Lobby />
        </Page>
      </Data>
    </Words>
  );
}
