"use client";

/** One space of the board: its card and its settings. */
import { isFilled, type Place, type Table, topOf } from "@stillwater/engine";
import { type Edited, taken } from "@stillwater/table/position";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { EDITOR } from "@/modules/editors";
import type { Cards } from "@/stage/cards";
import { useVoice } from "@/stage/Voice";

interface SpacePanelProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly place: Place;
  readonly moving: boolean;
  readonly onEdit: (edit: Edited) => boolean;
  readonly onMove: (moving: boolean) => void;
  readonly onDone: () => void;
}

/** Each renders nothing in a game that does not have it. */
const PARTS = Object.entries(EDITOR).flatMap(([id, part]) => (part === null ? [] : [{ id, ...part }]));

export function SpacePanel({ table, names, cards, place, moving, onEdit, onMove, onDone }: SpacePanelProps) {
  const t = useTranslations("editor");
  const voice = useVoice();
  const { rulebook } = table;
  const at = rulebook.placeName(place);
  const where = voice.placeText(at);
  const card = topOf(table, place);
  const lies = isFilled(table, place);
  const cell = rulebook.cells.includes(place);
  if (moving)
    return (
      <section className="grid gap-2.5 p-3 border border-ink bg-sheet">
        <p className="font-serif text-20/[1.3] font-semibold text-start">{t("moveWhere")}</p>
        <Button onClick={() => onMove(false)}>{t("never")}</Button>
      </section>
    );
  return (
    <section className="grid gap-2.5 p-3 border border-ink bg-sheet" aria-labelledby="editor-space">
      <h2 id="editor-space" className="font-serif text-20/[1.3] font-semibold text-start">
        {lies
          ? t("here", { place: where, card: card === 0 ? t("unknownCard") : cards.name(table, card) })
          : t("hereEmpty", { place: where })}
      </h2>
      {PARTS.map(({ id, OfCard }) =>
        card === 0 || OfCard === null ? null : <OfCard key={id} {...{ table, names, place, at, onEdit }} />,
      )}
      {PARTS.map(({ id, OfSpace }) =>
        OfSpace === null ? null : <OfSpace key={id} {...{ table, names, place, at, onEdit }} />,
      )}
      <div className="flex flex-wrap gap-2">
        {!lies ? null : (
          <Button icon="cross" onClick={() => onEdit(taken(table, at)) && onDone()}>
            {t("take")}
          </Button>
        )}
        {!lies || !cell ? null : <Button onClick={() => onMove(true)}>{t("move")}</Button>}
        <Button variant="primary" onClick={onDone}>
          {t("dismiss")}
        </Button>
      </div>
    </section>
  );
}
