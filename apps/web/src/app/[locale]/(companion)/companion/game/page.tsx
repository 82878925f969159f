import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import "@/companion/beside-cards.css";
import { TrackPage } from "@/companion/track/TrackPage";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { BOARD_WORDS } from "@/table/board/words";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "track" });
  return { title: t("meta"), robots: { index: false } };
}

/** One address for all games of this device, so that it can be cached for offline use. */
export default async function GamePage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["companion", "track"]} also={[...BOARD_WORDS, "hands", "told"]}>
      <main id="main" tabIndex={-1} className="outline-none">
        <TrackPage />
      </main>
    </Words>
  );
}
