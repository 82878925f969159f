"use client";

import type { Seat } from "@stillwater/engine";
import { Button, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

interface TryBarProps {
  /** In which turn the line leaves the game. */
  readonly from: number;
  readonly names: readonly string[];
  /** Who acts; null where nobody can any more. */
  readonly actor: Seat | null;
  /** How the line ended, where it has. */
  readonly ended: string | null;
  /** Somebody has just begun to branch: what they pressed is gone. */
  readonly called: boolean;
  readonly onActor: (seat: Seat) => void;
  /** Lets the quiet crew act for whoever is to act. */
  readonly onCrew: () => void;
  readonly onLeave: () => void;
}

/** Over the board while another line is played: what this is, who acts, and the way back. */
export function TryBar({ from, names, actor, ended, called, onActor, onCrew, onLeave }: TryBarProps) {
  const t = useTranslations("replay");
  const words = useRef<HTMLParagraphElement>(null);
  const over = actor === null;
  // The board that had the focus is only looked at once a line has ended.
  const before = useRef(over);
  useEffect(() => {
    if (called || (over && !before.current)) words.current?.focus({ preventScroll: !over });
    before.current = over;
  }, [called, over]);
  return (
    <section className="replay-try" aria-label={t("line")}>
      <p ref={words} tabIndex={-1} className="font-serif text-xl">
        {ended === null ? t("trying", { turn: from }) : t("lineEnds", { text: ended })}
      </p>
      {actor === null || names.length < 2 ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-quiet">{t("plays")}</span>
          <Segments
            label={t("plays")}
            options={names.map((name, seat) => ({ value: String(seat), label: name }))}
            value={String(actor)}
            onChange={(value) => onActor(Number(value))}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {actor === null ? null : (
          <Button onClick={onCrew}>{t("crewPlays", { name: names[actor] ?? "" })}</Button>
        )}
        <Button icon="undo" onClick={onLeave}>
          {t("backToGame")}
        </Button>
      </div>
    </section>
  );
}
