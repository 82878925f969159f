"use client";

/** Takes over a game that this device does not track yet: stores it and opens it. */
import { Section } from "@stillwater/ui";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { onDemand } from "@/layout/late";
import { trackPath } from "../device/paths";
import { takeParcel } from "../device/taking";

const Reading = onDemand(() => import("./Reading"));

export function TakeOver() {
  const t = useTranslations("companion");
  const locale = useLocale();
  const router = useRouter();
  return (
    <Section label={t("takeOver")} level={3}>
      <p className="text-quiet">{t("takeOverText")}</p>
      <Reading
        onParcel={async (parcel) => {
          try {
            const count = await takeParcel(parcel, t("otherDevice"), true);
            router.push(`/${locale}${trackPath(parcel.game)}`);
            return t("readDone", { count });
          } catch {
            return t("readNotKept");
          }
        }}
      />
    </Section>
  );
}
