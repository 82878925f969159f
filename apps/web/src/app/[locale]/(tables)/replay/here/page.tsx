import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { LocalReplay } from "@/replay/screen/LocalReplay";
import { SPOKEN } from "@/replay/words";
import { TABLE_AREAS } from "@/table/words";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "replay" });
  return { title: t("meta"), robots: { index: false } };
}

/** One address for all games that are not on a server, so that it can be cached for offline use. */
export default async function ReplayHere({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["advice", "captain", "replay", "together", ...TABLE_AREAS]} also={SPOKEN}>
      <Page>
        <LocalReplay />
      </Page>
    </Words>
  );
}
