import { Button, Cartouche, Field, Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Page } from "@/shell/Page";
import { Data } from "@/trpc/Data";
import { JoinForm } from "./JoinForm";
import { LateDrawing } from "./LateDrawing";
import { TodayLine } from "./TodayLine";
import { YourTables } from "./YourTables";

/** The sea is another drawing on a phone, not a smaller one; one of the two is shown. */
const CROPS = [
  { crop: "wide", shown: "max-sm:hidden" },
  { crop: "phone", shown: "sm:hidden" },
] as const;

/** Two drawings, what waits for this person above them, two quiet jobs below. */
export function Home({ daily }: { readonly daily: number }) {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <Data>
      <Page>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 py-5">
          <h1 className="page-title">{t("title")}</h1>
          <YourTables />
        </div>
        <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-2 lg:gap-6">
          {CROPS.map(({ crop, shown }) => (
            <div key={crop} className={shown}>
              <LateDrawing game="sea" crop={crop} label={t("seaDrawing")}>
                <Cartouche title={t("sea")} italic level={2} size="large">
                  <p>{t(crop === "wide" ? "seaText" : "seaShort")}</p>
                  <Button variant="primary" block href={`/${locale}/play/new`} link={Link}>
                    {t(crop === "wide" ? "openSea" : "openShort")}
                  </Button>
                </Cartouche>
              </LateDrawing>
            </div>
          ))}
          <LateDrawing game="mountain" crop="auto" label={t("mountainDrawing")}>
            <Cartouche title={t("mountain")} level={2} size="large">
              <p className="max-sm:hidden">{t("mountainText")}</p>
              <p className="sm:hidden">{t("mountainShort")}</p>
              <Button variant="primary" block href={`/${locale}/play/new?game=mountain`} link={Link}>
                <span className="max-sm:hidden">{t("openMountain")}</span>
                <span className="sm:hidden">{t("openShort")}</span>
              </Button>
            </Cartouche>
          </LateDrawing>
        </div>
        <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
          <Section title={t("join")}>
            <p className="mb-3 text-quiet">{t("joinText")}</p>
            <JoinForm labelHidden />
          </Section>
          <Section title={t("legal")}>
            <p className="mb-3 text-quiet">{t("legalText")}</p>
            <form action={`/${locale}/rules`}>
              <Field
                label={t("legal")}
                labelHidden
                name="q"
                icon="search"
                placeholder={t("legalHint")}
                autoComplete="off"
                end={
                  <Button type="submit" variant="text" size="small">
                    {t("legalGo")}
                  </Button>
                }
              />
            </form>
          </Section>
          <Section title={t("how")}>
            <p className="max-w-prose text-quiet">{t("howText")}</p>
          </Section>
        </div>
        <TodayLine number={daily} />
      </Page>
    </Data>
  );
}
