"use client";

import type { ToldLosing } from "@stillwater/analysis";
import { gauge } from "@stillwater/engine";
import { turnsOf } from "@stillwater/table/log";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useVoice } from "@/stage/Voice";
import { type CaptainsGame, inHundred } from "./captains-game";
import { Head } from "./Head";
import { FAINT, faintAfter } from "./seat-view";
import type { ToldCost } from "./telling";

interface ChancesProps extends Pick<CaptainsGame, "course" | "names"> {
  readonly judged: readonly ToldCost[];
  /** The answer to where the game was lost, once all decisions are judged. */
  readonly losing: ToldLosing | null;
  /** From which move on the game is lost; drawn if proven. */
  readonly lost: ToldLosing["lost"] | undefined;
}

/** The chances and below them the spare cards, over one axis; and the same figures as a table for screen readers. */
export function Chances({ course, names, judged, losing, lost }: ChancesProps) {
  const t = useTranslations("captain");
  const voice = useVoice();
  const replay = useTranslations("replay");
  const turns = turnsOf(course);
  const spare = useMemo(() => course.tables.map((table) => gauge(table).spare), [course]);
  const length = Math.max(1, course.moves.length);
  const across = (after: number): number => (1000 * after) / length;
  const most = Math.max(1, ...spare);
  const points = judged.map(({ after, chance }) => `${across(after)} ${100 - 100 * chance}`);
  const heights = spare.map((cards, after) => `${across(after)} ${60 - (60 * Math.max(0, cards)) / most}`);
  const from = lost?.proof == null ? null : across(lost.after);
  const faint = losing ? faintAfter(losing, judged) : null;
  return (
    <>
      <Head>{t("curve")}</Head>
      <svg className="captain-curve" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {from === null ? null : <path d={`M${from} 0H1000V100H${from}Z`} data-shut="" />}
        <path d="M0 0H1000M0 50H1000M0 100H1000" data-lines="" />
        <path d={`M${points.join("L")}`} />
        {from === null ? null : <path d={`M${from} 100H1000`} data-lost="" />}
      </svg>
      {from === null ? null : (
        <p className="text-end text-stop">{t("lostFrom", { turn: turns[lost?.after ?? 0] ?? 0 })}</p>
      )}
      {faint === null ? null : (
        <p className="text-quiet">{t("faintFrom", { turn: turns[faint] ?? 0, chance: inHundred(FAINT) })}</p>
      )}
      <p className="mt-1 text-quiet">{replay("spare")}</p>
      <svg
        className="captain-curve"
        viewBox="0 0 1000 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-spare=""
      >
        <path d={`M0 60L${heights.join("L")}V60Z`} data-cards="" />
        {from === null ? null : <path d={`M${from} 0V60`} data-lost="" />}
      </svg>
      <p className="flex justify-between text-quiet tabular" aria-hidden="true">
        <span>{turns[0] ?? 1}</span>
        <span>{turns.at(-1)}</span>
      </p>
      <details>
        <summary className="action-link cursor-pointer">{t("asTable")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("turnHead")}</th>
              <th scope="col">{t("who")}</th>
              <th scope="col">{t("chance")}</th>
              <th scope="col">{replay("spare")}</th>
            </tr>
          </thead>
          <tbody>
            {judged.map(({ after, seat, chance }) => (
              <tr key={after}>
                <td>{turns[after]}</td>
                <td>{voice.seatText(seat, names)}</td>
                <td>{inHundred(chance)}</td>
                <td>{spare[after]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
