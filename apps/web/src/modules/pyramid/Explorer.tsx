"use client";

import { countAt } from "@stillwater/engine";
import { Section } from "@stillwater/ui";
import { ExplorerCounts, ExplorerSteps } from "@stillwater/ui/modules/pyramid";
import { useTranslations } from "next-intl";
import { useWholeLog } from "@/stage/read-on";
import type { Stage, StageScene } from "@/stage/useStage";
import { CARDS } from "../rooms";
import { explorerLeft, turnedUp } from "./explorer";

/** The Pyramid: what is still in the Explorer deck, kind by kind. */
export default function Explorer({
  scene,
  look,
}: {
  readonly scene: StageScene;
  readonly look: "strip" | "bare";
}) {
  const t = useTranslations("pyramid");
  const card = useTranslations("card");
  const { table, live } = scene;
  // Cards turned up are counted over the whole game.
  useWholeLog(live);
  const left = countAt(table, table.rulebook.place("explorer"));
  const heading = t("left", { count: left });
  const counts = (
    <ExplorerCounts
      label={t("title")}
      kinds={explorerLeft(table, live.log).map(({ kind, left: count, of }) => ({
        key: kind,
        sign: CARDS[kind].sign("").path,
        name: card(CARDS[kind].word("")),
        left: count,
        text: t("of", { count, total: of }),
      }))}
    />
  );
  if (look === "bare")
    return (
      <Section label={t("title")} aside={heading}>
        {counts}
      </Section>
    );
  return (
    <details className="[&>summary]:min-h-11 [&>summary]:cursor-pointer [&>summary]:content-center">
      <summary>
        {t("title")}: {heading}
      </summary>
      {counts}
    </details>
  );
}

/** Lay the card, turn the Explorer card and do what it says, then pay: how far an act has come. */
export function BorderSteps({ stage, paying }: { readonly stage: Stage; readonly paying: boolean }) {
  const t = useTranslations("pyramid");
  const { table, cards, live } = stage;
  const last = live.log.at(-1);
  const kind = paying && last !== undefined ? turnedUp(last) : null;
  const piece = kind === null ? 0 : (table.rulebook.copies(kind)[0] ?? 0);
  return (
    <div className="contents" data-takes={paying ? "room strip" : "strip"}>
      <ExplorerSteps
        label={t("steps")}
        steps={[
          { key: "lay", text: t("lay"), state: paying ? "done" : "now" },
          { key: "turn", text: t("turn"), state: paying ? "done" : "next" },
          { key: "pay", text: t("pay"), state: paying ? "now" : "next" },
        ]}
        {...(piece === 0
          ? {}
          : { turned: { face: cards.face(table, piece), label: cards.name(table, piece) } })}
      />
    </div>
  );
}
