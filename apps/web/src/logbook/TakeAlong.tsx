"use client";

import { Button, Section } from "@stillwater/ui";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { saveText } from "@/layout/save-text";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";

/** Everything stored about a person, as a file to download. */
export function TakeAlong() {
  const t = useTranslations("logbook");
  const failure = useFailure();
  const take = useMutation(
    useTRPC().me.export.mutationOptions({
      onSuccess: (kept) => saveText("stillwater.json", JSON.stringify(kept, null, 2), "application/json"),
    }),
  );
  return (
    <Section title={t("take")}>
      <p className="text-quiet">{t("takeText")}</p>
      <p role="status" className="min-h-6">
        {take.isError ? failure(take.error) : null}
      </p>
      <Button disabled={take.isPending} onClick={() => take.mutate()}>
        {t("takeFile")}
      </Button>
    </Section>
  );
}
