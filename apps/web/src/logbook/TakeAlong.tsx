"use client";

import { Button, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { saveText } from "@/companion/track/saving";
import { trpc } from "@/trpc/client";

/** Everything that is kept about a person, as a file of theirs. */
export function TakeAlong() {
  const t = useTranslations("logbook");
  const net = useTranslations("net");
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const take = async () => {
    setState("busy");
    try {
      const kept = await trpc().me.export.mutate();
      saveText("stillwater.json", JSON.stringify(kept, null, 2), "application/json");
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <Section title={t("take")}>
      <p className="mb-3 text-quiet">{t("takeText")}</p>
      <p role="status" className="min-h-6">
        {state === "failed" ? net("failed") : null}
      </p>
      <Button disabled={state === "busy"} onClick={() => void take()}>
        {t("takeFile")}
      </Button>
    </Section>
  );
}
