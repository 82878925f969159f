"use client";

/** The one button of a waiting table, always in view, and what the table waits for. */
import type { TableView } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";

interface StartNowProps {
  readonly view: TableView;
  /** The number of free seats. */
  readonly open: number;
  /** What comes next, in words. */
  readonly next: string;
}

/** Reasons against starting that are shown elsewhere on the page. */
const SAID_ELSEWHERE: readonly string[] = ["dealt", "hands", "clash"];

export function StartNow({ view, open, next }: StartNowProps) {
  const t = useTranslations("wait");
  const { busy, error, send } = useRequest(async () => {
    const reply = await trpc().table.deal.mutate({ table: view.id });
    return "refused" in reply && !SAID_ELSEWHERE.includes(reply.refused)
      ? { refused: t("startsWhenFull") }
      : undefined;
  });
  const { begins, known } = view;
  const handless = begins?.hands.some((need, seat) => need > 0 && begins.entered[seat] !== true) === true;
  // At a public table and in a duel, cards that somebody may know need everybody's consent.
  const unsaid = known?.asks === true && open === 0 && known.agreed.includes(false);
  const watching = view.you === null;
  return (
    <div
      className="wait-start sticky bottom-0 z-20 order-2 bg-paper pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]
      max-lg:order-3 max-lg:-mx-3.5 max-lg:px-3.5 md:max-lg:mx-0 md:max-lg:px-0"
    >
      {watching ? (
        <p className="text-quiet">{open > 0 ? t("watching") : t("spectator")}</p>
      ) : (
        <Button
          variant={open === 0 ? "primary" : "waiting"}
          size="large"
          block
          disabled={busy || unsaid || handless}
          onClick={() => send()}
        >
          {open === 0 ? t("start", { count: view.seats.length }) : t("more", { count: open })}
        </Button>
      )}
      <p className={error === undefined ? "unseen" : "mt-2 text-center text-quiet"} role="status">
        {error ?? (watching && open === 0 ? "" : next)}
      </p>
    </div>
  );
}
