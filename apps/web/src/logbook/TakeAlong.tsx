"use client";

import { Button, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { saveText } from "@/companion/track/saving";
import { trpc } from "@/trpc/client";
import { useFailure } from "@/trpc/useFailure";

/** Everything that is kept about a person, as a file of theirs. */
export function TakeAlong() {
  const t = useTranslations("logbook");
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const take = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const kept = await trpc().me.export.mutate();
      saveText("stillwater.json", JSON.stringify(kept, null, 2), "application/json");
    } catch (cause) {
      setFailed(failure(cause));
    }
    setBusy(false);
  };
  return (
    <Section title={t("take")}>
      <p className="mb-3 text-quiet">{t("takeText")}</p>
      <p role="status" className="min-h-6">
        {failed}
      </p>
      <Button disabled={busy} onClick={() => void take()}>
        {t("takeFile")}
      </Button>
    </Section>
  );
}
