/** Which data about people is stored, and where: stated openly, and rendered on the server alone. */
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Page } from "./Page";

const KEPT = ["device", "server", "cookie", "notices", "address"] as const;

export function PrivacyPage() {
  const t = useTranslations("privacy");
  const shell = useTranslations("shell");
  const locale = useLocale();
  return (
    <Page>
      <div className="grid max-w-168 gap-7 pt-6">
        <div className="grid gap-2">
          <h1 className="page-title">{t("title")}</h1>
          <p className="text-quiet">{t("text")}</p>
        </div>
        {KEPT.map((part) => (
          <Section key={part} title={t(part)}>
            <p className="pt-2">{t(`${part}Text`)}</p>
          </Section>
        ))}
        <div>
          <p>{t("forget")}</p>
          <Link href={`/${locale}/log`} className="inline-flex min-h-11 items-center underline">
            {shell("navLog")}
          </Link>
        </div>
      </div>
    </Page>
  );
}
