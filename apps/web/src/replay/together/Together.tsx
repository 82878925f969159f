"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useVoice } from "@/stage/Voice";
import type { ReplayCrew } from "./useCrew";
import type { Leading } from "./useLead";

/** Who leads through this replay, and one button to lead, to follow, or to look on one's own. */
export function Together({ crew, leading }: { readonly crew: ReplayCrew; readonly leading: Leading }) {
  const t = useTranslations("together");
  const voice = useVoice();
  const { role, seat, lead, stop, follow, leave } = leading;
  const led = seat === null ? null : { name: voice.seatText(seat, crew.names) };
  const said =
    led === null
      ? t(role === "leads" ? "youLead" : "leadText")
      : t(role === "follows" ? "youFollow" : "apart", led);
  return (
    <section
      className="together flex flex-wrap gap-x-3.5 gap-y-1.5 items-center min-h-15 px-3 py-1.5 border-s-3
      border-s-rule data-led:border-act data-led:bg-act-soft"
      aria-label={t("title")}
      data-led={role === "nobody" ? undefined : ""}
    >
      <p className="flex-[1_1_12rem]" role="status">
        {said}
      </p>
      {role === "leads" ? <Button onClick={stop}>{t("stop")}</Button> : null}
      {role === "follows" ? <Button onClick={leave}>{t("leave")}</Button> : null}
      {role === "apart" && led !== null ? <Button onClick={follow}>{t("follow", led)}</Button> : null}
      {role === "leads" ? null : (
        <Button variant={role === "nobody" ? "secondary" : "text"} onClick={lead}>
          {t("lead")}
        </Button>
      )}
    </section>
  );
}
