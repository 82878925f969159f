"use client";

/** One board to try, with the engine's verdict beside it. */
import { type ClauseId, NOWHERE } from "@stillwater/engine";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { clausePath } from "@/layout/rule-paths";
import { useVoice } from "@/stage/Voice";
import { CompanionBoard } from "@/table/CompanionBoard";
import { ReckoningPanel } from "@/table/verdict/ReckoningPanel";
import { VerdictPanel } from "@/table/verdict/VerdictPanel";
import type { BoardToTouch } from "../clause-page";
import { BoardWays } from "./BoardWays";
import { CardDial } from "./CardDial";
import { dialOf } from "./dial";
import { Tries } from "./Tries";
import { aimedBy } from "./touch";
import { useTouchStage } from "./useTouchStage";

interface OneBoardProps {
  readonly example: BoardToTouch;
  readonly clause: ClauseId | null;
  readonly verdictFirst: boolean;
  readonly more: ReactNode;
}

export function OneBoard({ example, clause, verdictFirst, more }: OneBoardProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const voice = useVoice();
  const [tried, setTried] = useState(0);
  const { stage, judged, dial, table } = useTouchStage(example, tried);
  const { rulebook } = table;
  const act = judged?.act;
  const by = act === undefined ? null : aimedBy(act);
  const card = act !== undefined && by === "card" ? act.card : 0;
  const n = dialOf(rulebook, card)?.number ?? 0;
  // The Start and the Finish have only one place to go.
  const aims = by === "tool" || (act !== undefined && by === "card" && rulebook.cells.includes(act.to));
  const verdict = (
    <div
      className="grid gap-3.5 group-data-verdict-first/touch-board:max-w-120
      sm:group-data-verdict-first/touch-board:col-2"
      aria-live="polite"
    >
      {judged === null ? null : (
        <VerdictPanel
          stage={stage}
          shown={{ plan: judged.act, verdict: judged.verdict }}
          ruleHref={(rule) => (rule === clause ? null : `/${locale}${clausePath(rule)}`)}
        />
      )}
    </div>
  );
  return (
    <div
      className="grid grid-cols-1 gap-3.5 group/touch-board
      sm:max-xl:grid-cols-[minmax(0,1.5fr)_minmax(15rem,1fr)] sm:max-xl:gap-5.5
      sm:data-verdict-first:grid-rows-[auto_1fr]
      xl:grid-cols-[minmax(0,30rem)_minmax(15rem,1fr)] xl:gap-x-8.5 xl:gap-y-5.5"
      data-game={rulebook.game}
      data-verdict-first={verdictFirst ? "" : undefined}
    >
      {verdictFirst ? verdict : null}
      <div className="max-w-120 sm:group-data-verdict-first/touch-board:[grid-area:1/1/3/2]">
        <CompanionBoard stage={stage} />
        {!aims ? null : (
          <p className="mt-1.5 text-quiet text-15">{t(n === 0 ? "tapSpace" : "tapOrChange")}</p>
        )}
      </div>
      <div className="grid gap-3.5 content-start max-w-120 sm:group-data-verdict-first/touch-board:col-2">
        <Tries example={example} tried={tried} onTry={setTried} />
        {n === 0 || act === undefined ? null : (
          <div className="flex flex-wrap gap-x-3.5 gap-y-2 items-center">
            <CardDial rulebook={rulebook} card={card} onDial={dial} />
            {act.to === NOWHERE ? null : (
              <span className="touch-place text-quiet">{voice.placeText(rulebook.placeName(act.to))}</span>
            )}
          </div>
        )}
        {verdictFirst ? null : verdict}
        {judged === null ? null : <ReckoningPanel n={n} verdict={judged.verdict} />}
        {more}
        <BoardWays table={table} act={act} />
      </div>
    </div>
  );
}
