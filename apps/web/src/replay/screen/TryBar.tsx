"use client";

import { actorOn, isPlaying, leaveLine, type Walk } from "@stillwater/table/log";
import type { EntryView } from "@stillwater/table/session";
import { Button, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { fetched } from "@/layout/late";
import { useVoice } from "@/stage/Voice";

interface TryBarProps {
  readonly walk: Walk;
  readonly move: (next: (walk: Walk) => Walk) => void;
  readonly log: readonly EntryView[];
  readonly names: readonly string[];
  /** How the line ended, if it has. */
  readonly ended: string | null;
  /** Another line has just begun, and the pressed button is gone. */
  readonly called: boolean;
  /** Called when the line is left. */
  readonly onLeft: () => void;
}

/** A narrower screen counts as a phone, as for the preset's `max-md`. */
const TABLET = 768;

/** Shown over the board while another line is played: what this is, who acts, and the way back. */
export function TryBar({ walk, move, log, names, ended, called, onLeft }: TryBarProps) {
  const t = useTranslations("replay");
  const voice = useVoice();
  const words = useRef<HTMLParagraphElement>(null);
  // Nobody acts once the line has ended.
  const actor = isPlaying(walk) ? actorOn(walk) : null;
  const over = actor === null;
  // Once a line has ended, the board that had the focus is no longer interactive.
  const before = useRef(over);
  useEffect(() => {
    if (called || (over && !before.current)) words.current?.focus({ preventScroll: !over });
    // On a phone the whole replay is above the board that was asked for.
    if (called && innerWidth < TABLET) words.current?.parentElement?.scrollIntoView();
    before.current = over;
  }, [called, over]);
  const askCrew = () =>
    void fetched(() => import("../crew-act")).then(({ withCrew }) =>
      move((before) => withCrew(before, actorOn(before))),
    );
  const leave = () => {
    move(leaveLine);
    onLeft();
  };
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-5.5 gap-y-2.5 border-t-[1.25px] border-ink pt-2.5"
      aria-label={t("line")}
    >
      <p ref={words} tabIndex={-1} className="font-serif text-20">
        {ended === null
          ? t("trying", { turn: log[(walk.line?.branchedAt ?? walk.step) - 1]?.turn ?? 0 })
          : t("lineEnds", { text: ended })}
      </p>
      {actor === null || names.length < 2 ? null : (
        <div className="grid max-w-96 grow grid-cols-[auto_1fr] items-center gap-2">
          <span className="text-quiet">{t("plays")}</span>
          <Segments
            label={t("plays")}
            options={names.map((name, seat) => ({ value: String(seat), label: name }))}
            value={String(actor)}
            onChange={(value) => move((before) => ({ ...before, actor: Number(value) }))}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {actor === null ? null : (
          <Button onClick={askCrew}>{t("crewPlays", { name: voice.seatText(actor, names) })}</Button>
        )}
        <Button icon="undo" onClick={leave}>
          {t("backToGame")}
        </Button>
      </div>
    </section>
  );
}
