"use client";

import type { Live } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useSure } from "@/layout/useSure";
import { useWish } from "./useWish";

interface EndTogetherProps {
  readonly live: Live;
  readonly onSaid: () => void;
}

/** Proposes, after a second press, that the game end. The others are asked at the table. */
export function EndTogether({ live, onSaid }: EndTogetherProps) {
  const t = useTranslations("waiting");
  const { view } = live;
  const { busy, error, wish } = useWish(view.id);
  const alone = view.seats.length === 1 ? "yes" : "no";
  const end = async () => {
    if (await wish("stop")) onSaid();
  };
  const { asked, press } = useSure(() => void end());
  return (
    <div className="grid gap-2">
      {asked ? <p className="text-quiet">{t("endText", { alone })}</p> : null}
      <Button block disabled={busy} onClick={press}>
        {asked ? t("endSure", { alone }) : t("end")}
      </Button>
      {error === null ? null : <p role="alert">{error}</p>}
    </div>
  );
}
