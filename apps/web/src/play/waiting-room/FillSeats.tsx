"use client";

import type { CrewHand } from "@stillwater/crew";
/** One tap gives every free seat of a waiting table to the quiet crew; another takes them back. */
import { HANDS } from "@stillwater/crew";
import type { TableView } from "@stillwater/table/session";
import { Button, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";

export default function FillSeats({ view }: { readonly view: TableView }) {
  const t = useTranslations("aboard");
  const hands = useTranslations("hands");
  // The default hand plays well and answers at once.
  const [hand, setHand] = useState<CrewHand>("steady");
  const free = view.seats.includes(null);
  const { busy, error, send } = useRequest(async () => {
    await trpc().table.fill.mutate({ table: view.id, hand: free ? hand : null });
    return undefined;
  });
  return (
    <div className="grid gap-2">
      {free ? (
        <Segments
          label={t("hand")}
          value={hand}
          onChange={setHand}
          options={HANDS.map((value) => ({
            value,
            label: hands(value),
          }))}
        />
      ) : null}
      <Button icon={free ? "wheel" : "undo"} block disabled={busy} onClick={() => send()}>
        {t(free ? "fill" : "empty")}
      </Button>
      <p className="text-quiet">{t("fillText")}</p>
      <p role="status" className="empty:hidden">
        {error}
      </p>
    </div>
  );
}
