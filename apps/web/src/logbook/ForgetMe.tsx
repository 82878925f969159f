"use client";

import { Button, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { fetched } from "@/layout/late";
import { set } from "@/preferences/store";
import { trpc } from "@/trpc/client";
import { useFailure } from "@/trpc/useFailure";

/** Takes a person out of everything here, after a second question. */
export function ForgetMe() {
  const t = useTranslations("logbook");
  const failure = useFailure();
  const [state, setState] = useState<"idle" | "sure" | "busy" | "done">("idle");
  const [failed, setFailed] = useState<string | null>(null);
  const forget = async () => {
    setState("busy");
    setFailed(null);
    try {
      await trpc().me.forget.mutate();
      // The server has forgotten this device; the browser drops its side.
      set("notify", "no");
      void fetched(() => import("@/settings/pushing")).then(({ leaveMe }) => leaveMe());
      setState("done");
    } catch (cause) {
      setFailed(failure(cause));
      setState("sure");
    }
  };
  return (
    <Section title={t("forget")}>
      <p className="mb-3 text-quiet">{t("forgetText")}</p>
      <p role="status" className="min-h-6">
        {state === "done" ? t("forgotten") : failed}
      </p>
      {state === "done" ? null : state === "idle" ? (
        <Button onClick={() => setState("sure")}>{t("forget")}</Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" disabled={state === "busy"} onClick={() => void forget()}>
            {t("forgetSure")}
          </Button>
          <Button onClick={() => setState("idle")}>{t("keep")}</Button>
        </div>
      )}
    </Section>
  );
}
