import { useTranslations } from "next-intl";
import { Page } from "@/layout/Page";
import { Data } from "@/trpc/Data";
import { JoinForm } from "./JoinForm";
import { LateDrawing } from "./LateDrawing";

/** For somebody who was told three words and an address. */
export function JoinPage() {
  const t = useTranslations("join");
  return (
    <Data>
      <Page>
        <div className="beside-chart">
          <div className="grid grid-cols-1 gap-4">
            <h1 className="page-title">{t("title")}</h1>
            <p className="text-quiet">{t("text")}</p>
            <JoinForm />
          </div>
          <LateDrawing game="sea" crop="guest" />
        </div>
      </Page>
    </Data>
  );
}
