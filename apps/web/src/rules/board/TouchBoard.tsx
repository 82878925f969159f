"use client";

/** A board that can be touched: another space or another card, and the engine's verdict at once. */
import { type ClauseId, NOWHERE, writeAct, writePosition } from "@stillwater/engine";
import { checkPath } from "@stillwater/table/position";
import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { CopyButton } from "@/layout/CopyButton";
import { clausePath } from "@/layout/rule-paths";
import { useVoice } from "@/stage/Voice";
import { CompanionBoard } from "@/table/CompanionBoard";
import { ReckoningPanel } from "@/table/verdict/ReckoningPanel";
import { VerdictPanel } from "@/table/verdict/VerdictPanel";
import type { BoardToTouch } from "../clause-page";
import { CardDial } from "./CardDial";
import { dialOf } from "./dial";
import { Tries } from "./Tries";
import { aimedBy } from "./touch";
import { useTouchStage } from "./useTouchStage";

interface TouchBoardProps {
  readonly examples: readonly BoardToTouch[];
  /** The clause of the page: its pill leads nowhere else. */
  readonly clause: ClauseId | null;
  /** The verdict before the board, where it is the answer. */
  readonly verdictFirst?: boolean;
}

/** Needs a voice around it. */
export default function TouchBoard({ examples, clause, verdictFirst = false }: TouchBoardProps) {
  const t = useTranslations("rules");
  const [at, setAt] = useState(0);
  const example = examples[at] ?? examples[0];
  if (example === undefined) return null;
  const next = (at + 1) % examples.length;
  return (
    <div className="touch">
      {example.caption === "" ? null : <p className="touch-caption">{example.caption}</p>}
      <OneBoard
        key={example.id}
        example={example}
        clause={clause}
        verdictFirst={verdictFirst}
        more={
          examples.length < 2 ? null : (
            <div className="touch-more">
              <Button variant="primary" onClick={() => setAt(next)}>
                {t("another")}
              </Button>
              <span className="text-quiet">{t("exampleOf", { at: at + 1, count: examples.length })}</span>
            </div>
          )
        }
      />
    </div>
  );
}

interface OneBoardProps {
  readonly example: BoardToTouch;
  readonly clause: ClauseId | null;
  readonly verdictFirst: boolean;
  readonly more: React.ReactNode;
}

function OneBoard({ example, clause, verdictFirst, more }: OneBoardProps) {
  const t = useTranslations("rules");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const voice = useVoice();
  const [tried, setTried] = useState(0);
  const { stage, judged, dial, table } = useTouchStage(example, tried);
  const { rulebook } = table;
  const act = judged?.act;
  const by = act === undefined ? null : aimedBy(act);
  const card = act !== undefined && by === "card" ? act.card : 0;
  const n = dialOf(rulebook, card)?.number ?? 0;
  // The Start and the Finish have one place only.
  const aims = by === "tool" || (act !== undefined && by === "card" && rulebook.cells.includes(act.to));
  const position = useMemo(() => writePosition(table), [table]);
  const verdict = (
    <div className="touch-verdict" aria-live="polite">
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
    <div className="touch-board" data-game={rulebook.game} data-verdict-first={verdictFirst ? "" : undefined}>
      {verdictFirst ? verdict : null}
      <div className="touch-drawing">
        <CompanionBoard stage={stage} />
        {!aims ? null : <p className="touch-hint">{t(n === 0 ? "tapSpace" : "tapOrChange")}</p>}
      </div>
      <div className="touch-side">
        <Tries example={example} tried={tried} onTry={setTried} />
        {n === 0 || act === undefined ? null : (
          <div className="touch-card">
            <CardDial rulebook={rulebook} card={card} onDial={dial} />
            {act.to === NOWHERE ? null : (
              <span className="touch-place">{voice.placeText(rulebook.placeName(act.to))}</span>
            )}
          </div>
        )}
        {verdictFirst ? null : verdict}
        {judged === null ? null : <ReckoningPanel n={n} verdict={judged.verdict} />}
        {more}
        <div className="touch-ways">
          <Button
            variant="text"
            size="small"
            href={`/${locale}${checkPath(position, act === undefined ? undefined : writeAct(rulebook, act))}`}
            link={Link}
          >
            {t("openEditor")}
          </Button>
          <CopyButton quiet text={position} label={shell("copyPosition")} done={shell("copied")} />
        </div>
      </div>
    </div>
  );
}
