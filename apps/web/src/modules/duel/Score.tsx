"use client";

import { type DuelScore, duelResult } from "@stillwater/engine";
import { Section } from "@stillwater/ui";
import { OwnerMark, ScoreTable } from "@stillwater/ui/modules/duel";
import { useTranslations } from "next-intl";
import type { StageScene } from "@/stage/useStage";

const PER_CARD = 2;
const OWNERS = ["one", "two"] as const;
const MINUS = "\u2212";

/** Competitive: each player's score, and where it comes from. */
export default function Score({
  scene,
  look,
}: {
  readonly scene: StageScene;
  readonly look: "strip" | "bare";
}) {
  const t = useTranslations("duel");
  const result = duelResult(scene.table);
  if (result === null) return null;
  if (look === "strip")
    return (
      <p className="flex flex-wrap gap-x-4">
        <span className="text-quiet">{t("score")}</span>
        {OWNERS.map((owner, seat) => (
          <span key={owner}>
            <OwnerMark owner={owner} /> {scene.nameOf(seat)}{" "}
            <b>{String(result.scores[seat]?.points ?? 0).replace("-", MINUS)}</b>
          </span>
        ))}
      </p>
    );
  const row = (key: "laid" | "discarded" | "runs" | "score", value: (score: DuelScore) => string) => ({
    key,
    name: t(key),
    values: result.scores.map(value),
    ...(key === "score" ? { total: true } : {}),
  });
  return (
    <Section label={t("score")}>
      <ScoreTable
        caption={t("score")}
        rowHeading={t("from")}
        players={OWNERS.map((owner, seat) => ({
          key: owner,
          owner,
          name: scene.nameOf(seat),
        }))}
        rows={[
          row("laid", ({ placed }) => String(placed * PER_CARD)),
          row("discarded", ({ discarded }) => (discarded === 0 ? "0" : `${MINUS}${discarded}`)),
          row("runs", ({ runs }) => {
            const points = runs.reduce((sum, length) => sum + length, 0);
            return points === 0 ? "0" : `+${points}`;
          }),
          row("score", ({ points }) => String(points).replace("-", MINUS)),
        ]}
      />
    </Section>
  );
}
