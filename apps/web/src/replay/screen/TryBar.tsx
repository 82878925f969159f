"use client";

import type { Seat } from "@stillwater/engine";
import { Button, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";

interface TryBarProps {
  /** After which move the line leaves the game. */
  readonly from: number;
  readonly names: readonly string[];
  /** Who acts; null where nobody can any more. */
  readonly actor: Seat | null;
  /** How the line ended, where it has. */
  readonly ended: string | null;
  readonly onActor: (seat: Seat) => void;
  readonly onLeave: () => void;
}

/** Over the board while another line is played: what this is, who acts, and the way back. */
export function TryBar({ from, names, actor, ended, onActor, onLeave }: TryBarProps) {
  const t = useTranslations("replay");
  return (
    <section className="replay-try" aria-label={t("line")}>
      <p className="font-serif text-xl" role="status">
        {ended === null ? t("trying", { move: from }) : t("lineEnds", { text: ended })}
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
      <Button icon="undo" onClick={onLeave}>
        {t("backToGame")}
      </Button>
    </section>
  );
}
