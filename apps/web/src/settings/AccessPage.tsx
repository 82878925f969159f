/** Who can play, and how, and what is still missing: stated openly, and rendered on the server alone. */
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Page } from "@/layout/Page";

const WORKS = ["keys", "reader", "touch", "colour", "size", "still"] as const;
const GAPS = ["gapTried", "gapReaders", "gapLow", "gapGerman"] as const;

export function AccessPage() {
  const t = useTranslations("access");
  const locale = useLocale();
  return (
    <Page>
      <div className="grid max-w-168 gap-7 pt-6">
        <div className="grid gap-2">
          <h1 className="page-title">{t("title")}</h1>
          <p className="text-quiet">{t("text")}</p>
        </div>
        {(
          [
            ["works", WORKS],
            ["gaps", GAPS],
          ] as const
        ).map(([title, lines]) => (
          <Section key={title} title={t(title)}>
            <ul className="grid list-disc gap-2.5 ps-5 pt-2">
              {lines.map((line) => (
                <li key={line}>{t(line)}</li>
              ))}
            </ul>
          </Section>
        ))}
        <Section title={t("contact")}>
          <p className="pt-2">{t("contactText")}</p>
          <Link href={`/${locale}/settings`} className="inline-flex min-h-11 items-center underline">
            {t("toSettings")}
          </Link>
        </Section>
      </div>
    </Page>
  );
}
