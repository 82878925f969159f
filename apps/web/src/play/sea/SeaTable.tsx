"use client";

/** The table while a game runs: crew, chart, verdict, hand and log, for a player or a spectator. */
import type { ClauseId, Gauge, Table } from "@stillwater/engine";
import { Icon } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { ActionBar } from "@/play/choosing/ActionBar";
import { isFilling } from "@/play/choosing/choice";
import { Desk } from "@/play/choosing/Desk";
import { HandPanel } from "@/play/choosing/HandPanel";
import { nearestLegal } from "@/play/choosing/judging";
import { useHelm } from "@/play/choosing/useHelm";
import { useKeys } from "@/play/choosing/useKeys";
import { Toasts } from "@/play/chrome/Toasts";
import { Crew } from "@/play/crew/Crew";
import { namesOf } from "@/play/crew/seats";
import { Announcer } from "@/play/log/Announcer";
import { LogPanel } from "@/play/log/LogPanel";
import { EndNotice } from "@/play/table/EndNotice";
import type { Live } from "@/play/table/live";
import { ReckoningPanel } from "@/play/verdict/VerdictPanel";
import { Chart } from "./Chart";
import { StartTalk } from "./StartTalk";
import { useBoardWords } from "./useBoardWords";

const RuleSheet = dynamic(() => import("@/play/verdict/RuleSheet"), { ssr: false });

interface SeaTableProps {
  readonly live: Live;
  readonly table: Table;
  readonly figures: Gauge;
  readonly shortcuts: boolean;
  readonly onKeys: () => void;
}

export function SeaTable({ live, table, figures, shortcuts, onKeys }: SeaTableProps) {
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const you = live.view.you;
  const names = useMemo(() => namesOf(live, (seat) => t("seat", { seat: seat + 1 })), [live, t]);
  const words = useBoardWords();
  const helm = useHelm(live, table, names);
  const { choosing, mine, over, talk, sending, toasts } = helm;
  const { choice, cards, answers, around } = choosing;
  const [overBefore] = useState(over);
  const [rule, setRule] = useState<ClauseId | null>(null);
  useKeys({ pick: helm.pickByKey, discard: helm.discard, back: helm.back, help: onKeys }, shortcuts);

  const aim = choice.at === "aim" ? choice : null;
  const to = aim?.to ?? (choice.at === "card" ? helm.looked : null);
  const verdict = to === null ? undefined : answers?.get(to);
  const shown = verdict && to !== null && "card" in choice ? { verdict, to, card: choice.card } : null;
  const elsewhere = aim && answers && verdict?.allowed === "no" ? nearestLegal(table, answers, aim.to) : null;
  const actor = names[helm.asked.seats[0] ?? -1] ?? "";
  const canDiscard = mine && cards.length >= around.discardCount;
  const speech = over ? (
    <EndNotice live={live} table={table} figures={figures} fresh={!overBefore} />
  ) : talk === null ? null : (
    <StartTalk
      talk={talk}
      names={names}
      you={you}
      most={cards.length}
      sending={sending}
      onDial={helm.dial}
      onAgree={helm.agree}
    />
  );

  return (
    <div className="table-grid" data-choice={choice.at} data-talk={speech === null ? undefined : ""}>
      <Crew live={live} table={table} figures={figures} />
      <div className="table-middle">
        <Chart live={live} table={table} figures={figures} names={names} helm={helm} shortcuts={shortcuts} />
        {you === null ? null : (
          <HandPanel
            ref={helm.hand}
            table={table}
            cards={cards}
            choice={choice}
            around={around}
            shortcuts={shortcuts && !over}
            onCard={helm.pickCard}
            hint={talk === null ? undefined : eight("onlyYou")}
            tile={
              over || talk !== null || isFilling(choice) ? undefined : (
                <button
                  type="button"
                  className="sw-tile"
                  aria-disabled={canDiscard ? undefined : true}
                  aria-keyshortcuts={shortcuts ? "D" : undefined}
                  onClick={canDiscard ? helm.discard : undefined}
                >
                  <Icon name="discards" size={26} />
                  {t("discardTwo")}
                </button>
              )
            }
          />
        )}
      </div>
      <div className="table-side">
        <Desk
          table={table}
          choosing={choosing}
          names={names}
          you={you}
          mine={mine}
          actor={actor}
          shown={shown}
          onElsewhere={elsewhere === null ? undefined : () => helm.aimAt(elsewhere)}
          onRule={setRule}
          speech={speech}
        />
        {you === null || speech !== null ? null : (
          <ActionBar
            ref={helm.primary}
            choice={choice}
            card={"card" in choice ? words.card(table.rulebook, choice.card) : null}
            price={aim === null ? null : around.fit(aim.card, aim.to)}
            mine={mine}
            giving={helm.asked.step === "give"}
            actor={actor}
            busy={sending !== null}
            canDiscard={canDiscard}
            onGo={helm.go}
            onDiscard={helm.discard}
            onBack={helm.back}
          />
        )}
        {shown === null || speech !== null ? null : (
          <div className="table-reckoning">
            <ReckoningPanel card={shown.card} verdict={shown.verdict} />
          </div>
        )}
        <LogPanel live={live} names={names} notes={toasts.said} />
      </div>
      <Toasts toasts={toasts} />
      <Announcer live={live} table={table} names={names} extra={toasts.shown.at(-1)?.headline ?? null} />
      {rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
