"use client";

import { cardsAt, countAt } from "@stillwater/engine";
import { LogTable, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo, type ReactNode, useMemo } from "react";
import type { Note } from "@/play/chrome/useToasts";
import type { Scene } from "@/play/table/useStage";
import { useVoice } from "@/play/words/Voice";
import { logRow } from "./log-lines";

interface LogPanelProps {
  readonly scene: Scene;
  readonly notes: readonly Note[];
  /** What stands under the lines. */
  readonly children?: ReactNode;
}

/** Every act, the latest first, with the short words that were said to this person in between. */
export const LogPanel = memo(Log);

function Log({ scene, notes, children }: LogPanelProps) {
  const { live, table, names, cards } = scene;
  const { hands } = table.rulebook;
  const hidden = hands.some((place) => cardsAt(table, place).length < countAt(table, place));
  const t = useTranslations("table");
  const voice = useVoice();
  const lines = useMemo(() => {
    const words = {
      voice,
      names,
      free: t("freeWord"),
      mark: cards.mark ?? ((card: string) => (/^\d+$/.test(card) ? card : voice.cardText(card))),
      nobody: (seat: number) => t("seat", { seat: seat + 1 }),
    };
    const acts = live.log.map((entry) => logRow(entry, words));
    const said = notes.map((note) => ({
      key: `note-${note.id}`,
      turn: note.turn,
      name: "",
      card: "",
      text: note.text === undefined ? note.headline : `${note.headline} ${note.text}`,
      price: "",
    }));
    // Stable: acts of a turn stay in order, notes follow the acts of their turn.
    return [...acts, ...said].sort((a, b) => a.turn - b.turn).reverse();
  }, [live.log, names, notes, voice, t, cards]);
  return (
    <div className="table-log" id="log" tabIndex={-1}>
      <Section
        label={t("log")}
        aside={hidden ? <span className="text-quiet">{t("logHint")}</span> : undefined}
      >
        {lines.length === 0 ? (
          <p className="text-quiet">{t("logEmpty")}</p>
        ) : (
          <LogTable
            label={t("log")}
            columns={{
              turn: t("logTurn"),
              name: t("logWho"),
              card: t("logCard"),
              text: t("logWhat"),
              price: t("logCost"),
            }}
            lines={lines}
          />
        )}
      </Section>
      {children}
    </div>
  );
}
