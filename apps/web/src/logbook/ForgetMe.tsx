"use client";

import { Button, Section } from "@stillwater/ui";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { fetched } from "@/layout/late";
import { useSure } from "@/layout/useSure";
import { set } from "@/preferences/store";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";

/** Deletes everything about a person from this site, after a confirmation. */
export function ForgetMe() {
  const t = useTranslations("logbook");
  const failure = useFailure();
  const forget = useMutation(
    useTRPC().me.forget.mutationOptions({
      onSuccess: () => {
        // The server has forgotten this device; the browser drops its own side.
        set("notify", "no");
        void fetched(() => import("@/settings/web-push")).then(({ leaveMe }) => leaveMe());
      },
    }),
  );
  const { asked, press, leave } = useSure(() => forget.mutate());
  return (
    <Section title={t("forget")}>
      <p className="text-quiet">{t("forgetText")}</p>
      <p role="status" className="min-h-6">
        {forget.isSuccess ? t("forgotten") : forget.isError ? failure(forget.error) : null}
      </p>
      {forget.isSuccess ? null : (
        <div className="flex flex-wrap gap-3">
          <Button variant={asked ? "danger" : undefined} disabled={forget.isPending} onClick={press}>
            {t(asked ? "forgetSure" : "forget")}
          </Button>
          {asked ? <Button onClick={leave}>{t("keep")}</Button> : null}
        </div>
      )}
    </Section>
  );
}
