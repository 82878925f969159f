"use client";

/** The tide, below it the slider with its marks, and this step in words. */
import type { EntryView } from "@stillwater/table/session";
import { ICON_PATHS } from "@stillwater/ui";
import { Scrubber } from "@stillwater/ui/replay";
import { useTranslations } from "next-intl";
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { CARDS, isToldCard, signOfAct, type ToldAct, type ToldCard } from "@/modules/rooms";
import { useVoice } from "@/stage/Voice";
import { type MarkKind, markWord, type ReplayMark, spaced } from "../marks";
import { Tide } from "./Tide";

/** The signs of marks that are not acts. */
const SIGNS = {
  low: ICON_PATHS.minus,
  aground: ICON_PATHS.cross,
  closed: ICON_PATHS.lock,
} as const satisfies Readonly<Record<Exclude<MarkKind, ToldAct | ToldCard>, string>>;

function signOf(kind: MarkKind): string {
  if (kind === "low" || kind === "aground" || kind === "closed") return SIGNS[kind];
  return isToldCard(kind) ? CARDS[kind].sign("").path : signOfAct(kind);
}

/** Marks are as wide as a fingertip; this many fit side by side on the narrowest track. */
const SIDE_BY_SIDE = 11;

interface WalkwayProps {
  readonly log: readonly EntryView[];
  readonly marks: readonly ReplayMark[];
  /** Null if the game has no spare cards. */
  readonly levels: readonly number[] | null;
  readonly names: readonly string[];
  readonly step: number;
  readonly branchedAt: number | null;
  /** Whether another component already announces what happens. */
  readonly quiet: boolean;
  readonly onStep: (step: number) => void;
}

export const Walkway = memo(Walked);

function Walked(props: WalkwayProps) {
  const { log, marks, levels, names, step, branchedAt, quiet, onStep } = props;
  const t = useTranslations("replay");
  const voice = useVoice();
  const length = log.length;
  // The slider steps move by move, but turns are announced, as in the log.
  const last = log.at(-1)?.turn ?? 0;
  const shown = useMemo(() => spaced(marks, Math.max(1, Math.ceil(length / SIDE_BY_SIDE))), [marks, length]);
  const signs = useMemo(
    () =>
      shown.map(({ at, kind }) => ({
        key: `${at} ${kind}`,
        at,
        sign: signOf(kind),
        label: `${t("turn", { turn: log[at - 1]?.turn ?? 0 })}: ${t(`kinds.${markWord(kind)}`)}`,
        ...(kind === "closed" || kind === "aground" ? { tone: "stop" as const } : {}),
      })),
    [shown, log, t],
  );
  const text = useMemo(() => {
    const entry = log[step - 1];
    if (entry === undefined) return t("dealt");
    const line = t("at", { turn: entry.turn, count: last, text: voice.logText(entry, names) });
    return levels === null ? line : t("spareAt", { text: line, spare: levels[step] ?? 0 });
  }, [log, step, last, levels, names, t, voice]);
  const track = useRef<HTMLElement>(null);
  return (
    <section className="grid grid-cols-1 gap-2 ps-4.5" aria-label={t("walk")} ref={track}>
      {levels === null ? null : <Tide {...{ log, levels, step, branchedAt, onStep }} />}
      <Scrubber
        label={t("move")}
        length={length}
        value={step}
        onChange={onStep}
        valueText={text}
        figure={t("figure", { turn: log[step - 1]?.turn ?? 0, count: last })}
        labels={{
          first: t("first"),
          back: t("back"),
          next: t("next"),
          last: t("last"),
          marks: t("marks"),
        }}
        marks={signs}
      />
      <p className="min-h-[2.8em] font-serif text-18 leading-[1.3] md:min-h-[1.3em]">{text}</p>
      <p className="hidden text-quiet pointed:block">{t("keys")}</p>
      <Spoken {...{ step, text, quiet, track }} />
    </section>
  );
}

interface SpokenProps extends Pick<WalkwayProps, "step" | "quiet"> {
  readonly text: string;
  readonly track: RefObject<HTMLElement | null>;
}

/** Announces a step. A component of its own, since where the focus is becomes known only after the step is rendered. */
function Spoken({ step, text, quiet, track }: SpokenProps) {
  const [spoken, setSpoken] = useState("");
  const heard = useRef(step);
  useEffect(() => {
    if (heard.current === step) return;
    heard.current = step;
    // A slider with the focus announces its own value.
    const own = track.current?.querySelector("input") === document.activeElement;
    setSpoken(quiet || own ? "" : text);
  }, [step, text, quiet, track]);
  return (
    <p className="unseen" role="status">
      {spoken}
    </p>
  );
}
