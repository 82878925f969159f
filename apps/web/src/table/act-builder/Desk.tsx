"use client";

/** What speaks to this person now: the verdict, the cards to choose, the table's own talk, or a quiet hint. */
import { type ClauseId, owes } from "@stillwater/engine";
import { isFilling } from "@stillwater/table/act-builder";
import { descriptionOf, nowhereFor } from "@stillwater/table/queries";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isWaitedStep } from "@/modules/steps";
import type { Stage } from "@/stage/useStage";
import type { Absence } from "@/table/absence/useAbsence";
import { VerdictPanel } from "@/table/verdict/VerdictPanel";
import { Filler } from "./Filler";
import { useNowhereWords } from "./useNowhereWords";

interface DeskProps {
  readonly stage: Stage;
  readonly onRule: (clause: ClauseId) => void;
  /** What speaks to the whole table in place of a verdict: the Start, the end. */
  readonly speech: ReactNode;
  /** Further choices about what is aimed. */
  readonly detail: ReactNode;
  /** First-time words, where what is always said stands otherwise. */
  readonly first?: ReactNode;
  /** That somebody is away, or waited for: said where nothing is chosen. */
  readonly absence?: Absence | undefined;
}

export function Desk({ stage, onRule, speech, detail, first, absence }: DeskProps) {
  const { helm, shown, you } = stage;
  const t = useTranslations("table");
  const { choice } = helm.choosing;
  return (
    <section className="table-desk" aria-label={t("verdict")}>
      {speech === undefined ? null : <Speech>{speech}</Speech>}
      {speech !== undefined ? null : (
        <div className="table-said">
          {isFilling(choice) ? (
            <>
              <Filler stage={stage} choice={choice} first={first} />
              {detail}
            </>
          ) : shown !== null && you !== null ? (
            <>
              <VerdictPanel stage={stage} shown={shown} onRule={onRule} first={first} />
              {detail}
            </>
          ) : (
            <>
              <Hint stage={stage} first={first} absence={absence} />
              {detail}
            </>
          )}
        </div>
      )}
    </section>
  );
}

/**
 * What speaks to the whole table. On a phone it lies over the chart, which comes up for who wants to see it. It reaches
 * from the crew down to the hand, and where the hand is docked it ends above it: nothing of it may stand behind cards.
 */
function Speech({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("table");
  const [peeking, setPeeking] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  // With every word that comes, since the hand may have grown by it.
  useLayoutEffect(() => makeRoom(sheet.current));
  useEffect(() => {
    const again = () => makeRoom(sheet.current);
    window.addEventListener("resize", again);
    return () => window.removeEventListener("resize", again);
  }, []);
  return (
    <div className="table-speech" ref={sheet}>
      <div hidden={peeking}>{children}</div>
      <Button variant="text" size="small" className="md:hidden" onClick={() => setPeeking(!peeking)}>
        {t(peeking ? "seeTalk" : "seeBoard")}
      </Button>
    </div>
  );
}

/** Says how high what speaks may be, and what of its place a docked hand covers. */
function makeRoom(sheet: HTMLElement | null): void {
  const desk = sheet?.closest<HTMLElement>(".table-desk");
  const grid = sheet?.closest(".table-grid");
  const board = grid?.querySelector<HTMLElement>(".table-board");
  const hand = grid?.querySelector<HTMLElement>(".table-hand");
  if (sheet === null || desk == null || board == null) return;
  const bottom = desk.getBoundingClientRect().bottom + window.scrollY;
  const style = hand == null ? null : getComputedStyle(hand);
  const dock =
    hand == null || style?.position !== "sticky"
      ? bottom
      : window.innerHeight - Number.parseFloat(style.bottom) - hand.offsetHeight;
  const behind = Math.max(0, bottom - dock);
  const room = bottom - behind - board.getBoundingClientRect().top - window.scrollY;
  sheet.style.setProperty("--behind", `${behind}px`);
  sheet.style.setProperty("--room", `${Math.max(room, desk.clientHeight)}px`);
}

function Hint({ stage, first, absence }: Pick<DeskProps, "stage" | "first" | "absence">) {
  const t = useTranslations("table");
  const hint = useTranslations("hint");
  const eight = useTranslations("eight");
  const { table, helm, you, names, actor, cards: words } = stage;
  const { choice, cards, around, answers } = helm.choosing;
  const { step } = helm.asked;
  const owing = names.filter((_name, seat) => owes(table, seat) > 0);
  const pickText = table.rulebook.game === "sea" ? t("pickText") : hint("pickRow");
  // Passed from hand to hand, a screen is everybody's.
  const watchText = stage.dock === undefined ? t("watchText") : t("watchHere");
  const nowhere = choice.at === "card" && answers !== null ? nowhereFor(table, answers) : null;
  const reason = useNowhereWords();
  const [headline, text] = ((): readonly [string, string] => {
    if (step === "give") {
      return [
        eight("waitGive", { names: owing.join(", ") }),
        you === null ? t("spectating") : eight("nothingMore"),
      ];
    }
    if (choice.at === "tool") {
      const second = choice.tool === "herd" && choice.way.length > 0;
      const moved = choice.tool === "move" ? words.name(table, descriptionOf(table).lifted) : "";
      return [
        choice.tool === "move" ? hint("move", { card: moved }) : hint(second ? "herdWay" : choice.tool),
        hint(`${choice.tool}Text`),
      ];
    }
    if (isWaitedStep(step)) return [hint(`${step}Wait`, { name: actor }), watchText];
    if (you === null) return [t("turnOf", { name: actor }), t("spectating")];
    if (choice.at === "space") {
      const fitting = cards.filter((card) => {
        const plan = around.plan(card, choice.to);
        return plan !== null && around.fit(plan).fits;
      }).length;
      return [t("openSpace"), t("fits", { count: fitting })];
    }
    if (choice.at === "card") {
      const card = words.name(table, choice.card);
      if (nowhere !== null) return [t("nowhere", { card }), reason(nowhere)];
      return [t("pickSpace", { card }), helm.mine ? pickText : watchText];
    }
    if (!helm.mine) return [t("turnOf", { name: actor }), watchText];
    const forced = cards.find((card) => table.rulebook.pieceName(card) === "start");
    const berth = forced === undefined ? null : around.berth(forced);
    const start = forced === undefined || berth === null ? null : around.plan(forced, berth);
    if (start !== null && around.fit(start).fits) return [t("startFirst"), t("startFirstText")];
    return stage.ask === undefined ? [t("pick"), pickText] : [stage.ask.head, stage.ask.text];
  })();
  const dead = nowhere === null ? null : `${headline} ${text}`;
  const { speak } = helm.toasts;
  useEffect(() => {
    if (dead !== null) speak(dead);
  }, [dead, speak]);
  return (
    <div className="table-hint" data-reason={nowhere === null ? undefined : ""}>
      <p className="table-prompt">{headline}</p>
      {first != null && nowhere === null ? (
        first
      ) : (
        <p className="text-quiet">{choice.at === "rest" ? (absence?.text ?? text) : text}</p>
      )}
      {choice.at === "rest" ? absence?.action : null}
    </div>
  );
}
