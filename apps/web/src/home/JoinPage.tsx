import { useTranslations } from "next-intl";
import { LateDrawing } from "@/layout/LateDrawing";
import { Page } from "@/layout/Page";
import { Data } from "@/trpc/Data";
import { JoinForm } from "./JoinForm";

/** For a person who was told three words and this site's address. */
export function JoinPage() {
  const t = useTranslations("join");
  return (
    <Data>
      <Page>
        <div
          className="grid grid-cols-1 gap-x-11 gap-y-6.5 items-start pt-5.5 pb-8
          md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:pt-8"
        >
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
