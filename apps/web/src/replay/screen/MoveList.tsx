"use client";

/** Every move in a line, from the deal on; a press jumps there. */
import type { EntryView } from "@stillwater/table/session";
import { Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo, useEffect, useMemo, useRef } from "react";
import type { Cards } from "@/stage/cards";
import { logRow } from "@/stage/log-lines";
import { useVoice } from "@/stage/Voice";

interface MoveListProps {
  readonly log: readonly EntryView[];
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly step: number;
  /** The seat whose view is shown. */
  readonly lens: number | "all";
  readonly onStep: (step: number) => void;
}

/** The log as rows, for the components that show it. */
export function useRows({ log, names, cards }: Pick<MoveListProps, "log" | "names" | "cards">) {
  const t = useTranslations("replay");
  const voice = useVoice();
  return useMemo(() => {
    const words = {
      voice,
      names,
      free: t("free"),
      mark: cards.mark ?? ((card: string) => voice.cardText(card)),
    };
    return log.map((entry) => logRow(entry, words));
  }, [log, names, cards, voice, t]);
}

const MOVE = `grid min-h-11 w-full cursor-pointer grid-cols-[2.25rem_minmax(0,1fr)_auto] items-baseline gap-2 border-s-3
  border-b border-b-hair border-s-transparent py-2 pr-2 pl-1.5 text-start focus-visible:-outline-offset-3
  aria-[current]:border-s-act aria-[current]:bg-act-soft`;

export const MoveList = memo(Moves);

function Moves({ log, names, cards, step, lens, onStep }: MoveListProps) {
  const t = useTranslations("replay");
  const voice = useVoice();
  const rows = useRows({ log, names, cards });
  const frame = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Scrolls only the list: the page stays where it is.
    const list = frame.current;
    const line = list?.children.item(step);
    if (list === null || !(line instanceof HTMLElement)) return;
    // The list is the offset parent of its lines.
    const above = line.offsetTop;
    if (above < list.scrollTop || above + line.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = above - list.clientHeight / 2;
  }, [step]);
  return (
    <Section
      label={t("log")}
      aside={
        lens === "all" ? null : (
          <span className="text-quiet">{t("logSeat", { name: voice.seatText(lens, names) })}</span>
        )
      }
    >
      <ol ref={frame} className="relative max-h-104 overflow-y-auto border-b border-rule">
        <li>
          <button
            type="button"
            className={MOVE}
            aria-current={step === 0 ? "step" : undefined}
            onClick={() => onStep(0)}
          >
            <span />
            <span>{t("deal")}</span>
          </button>
        </li>
        {rows.map((row, index) => (
          <Line key={row.key} row={row} at={index + 1} current={index + 1 === step} onStep={onStep} />
        ))}
      </ol>
    </Section>
  );
}

interface LineProps extends Pick<MoveListProps, "onStep"> {
  readonly row: ReturnType<typeof logRow>;
  /** The step that it jumps to. */
  readonly at: number;
  readonly current: boolean;
}

/** Memoised: a step changes only two lines. */
const Line = memo(function Line({ row, at, current, onStep }: LineProps) {
  return (
    <li>
      <button
        type="button"
        className={MOVE}
        aria-current={current ? "step" : undefined}
        onClick={() => onStep(at)}
      >
        <span className="replay-move-turn text-quiet tabular in-[[aria-current]]:text-ink">{row.turn}</span>
        <span>
          <strong>{row.name}</strong>{" "}
          {row.card === "" ? null : (
            <span className="font-serif text-18 font-semibold tabular">{row.card}</span>
          )}{" "}
          {row.text}
        </span>
        <span className="tabular">{row.price}</span>
      </button>
    </li>
  );
});
