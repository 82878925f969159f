"use client";

import { closed, type Gauge, type Table } from "@stillwater/engine";
import type { Live } from "@stillwater/table/session";
import { endingOf } from "@stillwater/table/view-model";
import { Button, Cartouche, Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { GradeBars } from "@/layout/GradeBars";
import { NothingShown, onDemand } from "@/layout/late";
import { useDesk } from "@/stage/desk";
import { useVoice } from "@/stage/Voice";
import { verifyPath } from "@/table/crew/DealPrint";
import { useRequest } from "@/trpc/useRequest";
import { SameCrewLink } from "./SameCrewLink";
import { ShareDeal } from "./ShareDeal";

// This component reveals every card of the game, so it is loaded only once the game is lost.
const CouldBeWon = onDemand(() => import("@/analysis/CouldBeWon"), { Absent: NothingShown });

/** More sentences than this are no help at a glance. */
const MOST_MISSING = 2;

interface EndNoticeProps {
  readonly live: Live;
  readonly table: Table;
  readonly figures: Gauge;
  /** The game ended while this person was watching, not before they came. */
  readonly fresh: boolean;
  /** What decided the game, where points do. */
  readonly children?: ReactNode;
}

/** How the game ended, in one sentence, with links to go on and a few figures. */
export function EndNotice({ live, table, figures, fresh, children }: EndNoticeProps) {
  const t = useTranslations("end");
  const net = useTranslations("net");
  const voice = useVoice();
  const desk = useDesk();
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fresh) return;
    // On a phone the last card may have been laid from far down the page.
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "nearest" });
  }, [fresh]);
  const stopped = live.view.status === "stopped";
  const names = live.view.seats.map((seat) => seat?.name ?? null);
  const ending = endingOf(live);
  const name = live.view.seats[live.view.you ?? -1]?.name;
  const { id, code, words, deal, crewPace } = live.view;
  const crewed = crewPace !== undefined;
  // A game on this device has no words to share. Its desk is this browser, which has nothing to prove to itself except that
  // its crew played from what it saw.
  const here = words === "";
  const { busy, error, send } = useRequest(
    async (same: string | null) => {
      const crewOf = same === null && names.length > 1 ? id : null;
      const path = await desk.again?.({ code, deal: same, crewOf, name: name ?? "", language: locale });
      return path == null ? { refused: net("fault") } : { go: path };
    },
    here ? () => t("noRoom") : undefined,
  );
  // The missing requirements that no card could have met any more.
  const missing = live.view.status === "lost" ? closed(table).slice(0, MOST_MISSING) : [];
  const mayPlay = here || name !== undefined;
  const replay = here ? `/${locale}/replay/here?game=${id}` : `/${locale}/replay/${id}`;
  const turns = live.log[live.log.length - 1]?.turn ?? 0;
  return (
    <div className="grid gap-3">
      <div ref={notice} tabIndex={-1} className="scroll-my-4">
        <Cartouche
          className="end-notice [&_.sw-section]:mt-3"
          level={2}
          italic={table.rulebook.game === "sea"}
          title={ending === null ? t("stopped") : voice.endText(ending, names)}
        >
          {missing.length === 0 ? null : (
            <ul className="standing:text-15/[1.25] mt-1 text-quiet">
              {missing.map((closure) => (
                <li key={`${closure.clause} ${closure.at}`}>{voice.closedText(closure)}</li>
              ))}
            </ul>
          )}
          {stopped ? <p className="mt-1 text-quiet">{t("stoppedText")}</p> : null}
          {children}
          {mayPlay ? (
            <Button
              variant="primary"
              size="large"
              block
              className="mt-2.5"
              disabled={busy}
              onClick={() => send(null)}
            >
              {t(names.length > 1 ? "sameCrew" : "again")}
            </Button>
          ) : null}
          {live.view.status === "lost" ? (
            // Two lines are reserved from the beginning, so that nothing moves when the text arrives.
            <p className="mt-2.5 min-h-13 tablet:min-h-7 font-serif text-17" role="status">
              <CouldBeWon id={id} here={here} replay={replay} />
            </p>
          ) : null}
          {error === undefined ? null : <p role="alert">{error}</p>}
        </Cartouche>
      </div>
      <div className="flex flex-wrap gap-x-2">
        {mayPlay && (deal !== null || here) ? (
          <Button variant="text" disabled={busy} onClick={() => send(deal ?? "")}>
            {t("sameDeal")}
          </Button>
        ) : null}
        <Button variant="text" href={replay} link={Link}>
          {t("replay")}
        </Button>
        {here && !crewed ? null : (
          <Button variant="text" href={`/${locale}${verifyPath(id, here)}`} link={Link}>
            {t("verify")}
          </Button>
        )}
      </div>
      <Section label={t("game")}>
        <dl className="figures grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-1.5">
          <dt className="text-quiet">{t("turns")}</dt>
          <dd className="tabular">{turns}</dd>
          {/* In a duel nothing is saved up. */}
          {table.rulebook.leads !== null ? null : (
            <>
              <dt className="text-quiet">{t("spent")}</dt>
              <dd className="tabular">{figures.spent}</dd>
              <dt className="text-quiet">{t("least")}</dt>
              <dd className="tabular">{figures.least}</dd>
            </>
          )}
        </dl>
        {live.view.grade === undefined ? null : (
          <p className="mt-2">
            <GradeBars grade={live.view.grade} />
          </p>
        )}
      </Section>
      {here || name === undefined || names.length < 2 ? null : <SameCrewLink id={id} />}
      {deal === null ? null : <ShareDeal name={deal} />}
    </div>
  );
}
