import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CheckPage } from "@/companion/CheckPage";
import "@/companion/companion.css";
import "@stillwater/ui/companion.css";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";

interface Props {
  readonly params: Promise<{ locale: Language }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "companion" });
  return { title: t("meta"), description: t("description") };
}

/** What the boards speak besides the companion's own words: the table's. */
const TABLE = [
  ...(["table", "card", "slope", "hint", "act", "tool", "sheet", "storm", "arch", "night", "duel"] as const),
  "pyramid",
] as const;

export default async function CompanionPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <Words areas={["companion"]} also={TABLE}>
      <main id="main" tabIndex={-1} className="outline-none">
        <CheckPage />
      </main>
    </Words>
  );
}
