"use client";

import { closed, gauge, type Table } from "@stillwater/engine";
import type { EntryView } from "@stillwater/table/session";
import { Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
/** The notable events, turn by turn, and what can never be filled again. */
import { memo } from "react";
import { useVoice } from "@/stage/Voice";
import { hasTide, markWord, type ReplayMark } from "../marks";

interface MomentsProps {
  readonly marks: readonly ReplayMark[];
  readonly log: readonly EntryView[];
  readonly names: readonly string[];
  readonly step: number;
  readonly table: Table;
  readonly onStep: (step: number) => void;
}

export const Moments = memo(Stood);

function Stood({ marks, log, names, step, table, onStep }: MomentsProps) {
  const t = useTranslations("replay");
  const voice = useVoice();
  const shut = closed(table);
  const { spent, least } = gauge(table);
  return (
    <>
      {marks.length === 0 ? null : (
        <Section
          label={t("moments")}
          aside={
            hasTide(table.rulebook) ? (
              <span className="text-quiet">{t("spent", { spent, least })}</span>
            ) : null
          }
        >
          <ul>
            {marks.map((mark) => (
              <Moment
                key={`${mark.at} ${mark.kind}`}
                {...{ mark, names, onStep }}
                entry={log[mark.at - 1]}
                current={mark.at === step}
              />
            ))}
          </ul>
        </Section>
      )}
      {shut.length === 0 ? null : (
        <Section label={t("closedNow")}>
          <ul className="grid gap-1">
            {shut.map((closure) => (
              <li key={`${closure.clause} ${closure.at}`}>{voice.closedText(closure)}</li>
            ))}
          </ul>
          <p className="mt-2 text-quiet">{t("closedText")}</p>
        </Section>
      )}
    </>
  );
}

interface MomentProps extends Pick<MomentsProps, "names" | "onStep"> {
  readonly mark: ReplayMark;
  readonly entry: EntryView | undefined;
  readonly current: boolean;
}

/** Memoised: its sentences stay the same while the reader steps through the game. */
const Moment = memo(function Moment({ mark, entry, names, current, onStep }: MomentProps) {
  const t = useTranslations("replay");
  const word = useTranslations("table");
  const voice = useVoice();
  const { at, kind, closures = [] } = mark;
  return (
    <li>
      <button
        type="button"
        className="grid min-h-11 w-full cursor-pointer grid-cols-[2.75rem_minmax(0,1fr)] gap-2.5 border-s-3
        border-transparent px-2 py-2.5 text-start focus-visible:-outline-offset-3
        aria-[current]:border-s-act aria-[current]:bg-act-soft aria-[current]:[&_.text-quiet]:text-ink"
        aria-current={current ? "step" : undefined}
        onClick={() => onStep(at)}
      >
        <span className="replay-moment-at font-serif text-28 leading-none tabular">
          <span className="unseen">{word("logTurn")} </span>
          {entry?.turn}
        </span>
        <span>
          <span className="block font-serif text-18 leading-[1.2] font-semibold">
            {t(`kinds.${markWord(kind)}`)}
          </span>
          {entry === undefined ? null : (
            <span className="text-quiet block">{voice.logText(entry, names)}</span>
          )}
          {closures.slice(0, 1).map((closure) => (
            <span key={closure.at} className="text-quiet block">
              {voice.closedText(closure)}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
});
