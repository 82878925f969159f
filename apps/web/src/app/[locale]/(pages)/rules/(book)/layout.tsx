import { setRequestLocale } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";
import { Page } from "@/layout/Page";
import { contentsIn } from "@/rules/contents";
import { RulesFrame } from "@/rules/RulesFrame";
import { BOARD_WORDS } from "@/table/board/words";
import "@/layout/print.css";

interface Props {
  readonly params: Promise<{ locale: string }>;
  readonly children: React.ReactNode;
}

export default async function RulesLayout({ params, children }: Props) {
  // The root layout has already answered any other value with a not-found page.
  const locale = (await params).locale as Language;
  setRequestLocale(locale);
  return (
    <Words areas={["rules"]} also={[...BOARD_WORDS, "home"]}>
      <Page>
        <RulesFrame contents={contentsIn(locale)}>{children}</RulesFrame>
      </Page>
    </Words>
  );
}
