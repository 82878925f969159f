"use client";

import { duelResult, type Gauge, outcome, type Table } from "@stillwater/engine";
import { Button, Cartouche } from "@stillwater/ui";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useVoice } from "@/play/words/Voice";
import { trpc } from "@/trpc/client";
import type { Live } from "./live";

interface EndNoticeProps {
  readonly live: Live;
  readonly table: Table;
  readonly figures: Gauge;
  /** The game ended while this person looked on, not before they came. */
  readonly fresh: boolean;
  /** What decided, where points do. */
  readonly children?: ReactNode;
}

/** How it ended, in one sentence and a few figures, and the ways on. */
export function EndNotice({ live, table, figures, fresh, children }: EndNoticeProps) {
  const t = useTranslations("end");
  const net = useTranslations("net");
  const voice = useVoice();
  const locale = useLocale();
  const router = useRouter();
  const [error, setError] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fresh) return;
    // On a phone the last card may have been laid from far down the page.
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "nearest" });
  }, [fresh]);
  const stopped = live.view.status === "stopped";
  const names = live.view.seats.map((seat) => seat?.name ?? null);
  const ending = voice.endText(
    {
      state: outcome(table) === "won" ? "won" : "lost",
      spare: figures.spare,
      open: figures.spacesToGo,
      game: table.rulebook.game,
      duel: duelResult(table),
    },
    names,
  );
  const name = live.view.seats[live.view.you ?? -1]?.name;
  const again = async () => {
    if (name === undefined) return;
    try {
      const reply = await trpc().table.open.mutate({ code: live.view.code, name, language: locale });
      if ("table" in reply) return router.push(`/${locale}/play/${reply.table}`);
      setError(net("fault"));
    } catch {
      setError(net("failed"));
    }
  };
  // A game of this device has no words to share, and is replayed from the device.
  const { id, words } = live.view;
  const replay = words === "" ? `/${locale}/replay/here?game=${id}` : `/${locale}/replay/${id}`;
  const turns = live.log[live.log.length - 1]?.turn ?? 0;
  return (
    <div ref={notice} tabIndex={-1} className="scroll-my-4">
      <Cartouche level={2} italic={table.rulebook.game === "sea"} title={stopped ? t("stopped") : ending}>
        <dl className="figures my-3">
          <dt>{t("turns")}</dt>
          <dd>{turns}</dd>
          <dt>{t("spent")}</dt>
          <dd>{figures.spent}</dd>
          <dt>{t("least")}</dt>
          <dd>{figures.least}</dd>
        </dl>
        {children}
        <div className="flex flex-wrap gap-2">
          {name === undefined ? null : (
            <Button variant="primary" onClick={again}>
              {t("again")}
            </Button>
          )}
          <Button href={replay} link={Link}>
            {t("replay")}
          </Button>
          <Button href={`/${locale}/play/${live.view.id}/verify`} link={Link}>
            {t("verify")}
          </Button>
        </div>
        {error === undefined ? null : <p role="alert">{error}</p>}
      </Cartouche>
    </div>
  );
}
