"use client";

/** Continues the game at an online table: opened here, joined by each player with their own hand. */
import type { View } from "@stillwater/companion";
import { mask, SPECTATOR, type Table, writePosition } from "@stillwater/engine";
import { Button, Segments, Sheet } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";

interface GoOnlineProps {
  readonly view: View;
  readonly table: Table;
  /** The name that this device writes under. */
  readonly by: string;
  readonly onClose: () => void;
}

export default function GoOnline({ view, table, by, onClose }: GoOnlineProps) {
  const t = useTranslations("track");
  const shell = useTranslations("shell");
  const language = useLocale();
  const { names } = view;
  const [seat, setSeat] = useState(Math.max(0, names.indexOf(by)));
  const { busy, error, send } = useRequest(
    async () => {
      const position = writePosition(mask(table, SPECTATOR));
      const name = names[seat]?.trim() || by;
      const hands = "entered" as const;
      const asked = { position, hands, names: [...names], seat, name, language };
      const reply = await trpc().table.openFrom.mutate(asked);
      if ("table" in reply) return { go: `/play/${reply.table}` };
      const { problemText } = await import("@stillwater/rulebook/problems");
      const [problem] = reply.wrong;
      if (problem === undefined) throw new Error("a table is refused, and nothing is wrong");
      return { refused: t("goOnlineNot", { problem: problemText(problem, language) }) };
    },
    () => t("goOnlineFailed"),
  );
  return (
    <Sheet open title={t("goOnline")} closeLabel={shell("close")} onClose={onClose}>
      <div className="grid gap-3 pb-2">
        <p>{t("goOnlineText")}</p>
        {names.length > 1 ? (
          <Segments
            label={t("goOnlineSeat")}
            value={seat}
            onChange={setSeat}
            options={names.map((name, value) => ({ value, label: name }))}
          />
        ) : null}
        <Button variant="primary" block disabled={busy} onClick={() => send()}>
          {t("goOnlineGo")}
        </Button>
        <p role="status" className={error === undefined ? "unseen" : ""}>
          {error}
        </p>
      </div>
    </Sheet>
  );
}
