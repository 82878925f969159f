import { Button } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { Page } from "@/shell/Page";

export default function NotFound() {
  const t = useTranslations("missing");
  const locale = useLocale();
  return (
    <Page>
      <div className="grid justify-items-start gap-4 py-10">
        <h1 className="page-title">{t("title")}</h1>
        <p className="text-quiet">{t("text")}</p>
        <Button href={`/${locale}`}>{t("home")}</Button>
      </div>
    </Page>
  );
}
