"use client";

/** One space of the board: what lies there and what is said of it. */
import {
  isFilled,
  namedPiece,
  numberAt,
  type Place,
  setupOf,
  sideAt,
  type Table,
  topOf,
} from "@stillwater/engine";
import { type Edited, edited, hasPlace, laid, namesAt, putPieces, taken } from "@stillwater/table/position";
import { Button, Stepper, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { ChoiceField } from "@/layout/ChoiceField";
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

const HIGHEST = 80;
const MOST_GOATS = 12;

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
        <p className="font-serif text-[1.3125rem]/[1.25] font-560 text-start">{t("moveWhere")}</p>
        <Button onClick={() => onMove(false)}>{t("never")}</Button>
      </section>
    );
  return (
    <section className="grid gap-2.5 p-3 border border-ink bg-sheet" aria-labelledby="editor-space">
      <h2 id="editor-space" className="font-serif text-[1.3125rem]/[1.25] font-560 text-start">
        {lies
          ? t("here", { place: where, card: card === 0 ? t("unknownCard") : cards.name(table, card) })
          : t("hereEmpty", { place: where })}
      </h2>
      {card === 0 ? null : <OfCard {...{ table, names, at, card, place, onEdit }} />}
      {hasPlace(table, `border:${at}`) ? (
        <Switch
          label={t("borderStorm")}
          checked={namesAt(table, `border:${at}`).length > 0}
          onChange={(on) => onEdit(putPieces(table, `border:${at}`, "storm", on ? 1 : 0))}
        />
      ) : null}
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

interface OfCardProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly at: string;
  readonly card: number;
  readonly place: Place;
  readonly onEdit: (edit: Edited) => boolean;
}

/** What a module says of a card that lies there. */
function OfCard({ table, names, at, card, place, onEdit }: OfCardProps) {
  const t = useTranslations("editor");
  const { rulebook } = table;
  const name = rulebook.pieceName(card);
  const steps = { less: t("lower"), more: t("higher") };
  const known = namedPiece(name);
  const goat =
    known?.kind === "ascent" && rulebook.pieces.some((spec) => namedPiece(spec.name)?.signed === true);
  return (
    <>
      {name === "wild" ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
          <span>{t("standsFor")}</span>
          <Stepper
            look="joined"
            value={numberAt(table, place)}
            min={1}
            max={HIGHEST}
            onChange={(n) => onEdit(laid(table, at, `wild=${n}`))}
            labels={{ ...steps, name: t("standsFor") }}
          />
        </div>
      ) : null}
      {rulebook.actOf.turn === undefined ? null : (
        <Switch
          label={t("showsNight")}
          checked={sideAt(table, place) === "night"}
          onChange={(dark) => onEdit(edited(table, (setup) => withSide(setup, at, dark)))}
        />
      )}
      {rulebook.actOf.swap === undefined ? null : (
        <ChoiceField
          label={t("placedBy")}
          value={setupOf(table).owners?.[at] ?? 0}
          onChange={(seat) =>
            onEdit(edited(table, (setup) => ({ ...setup, owners: { ...setup.owners, [at]: seat } })))
          }
          options={names.map((label, value) => ({ value, label }))}
        />
      )}
      {goat ? (
        <Switch
          label={t("goatCard")}
          checked={known.signed}
          onChange={(on) => onEdit(laid(table, at, on ? `${known.plain}*` : known.plain))}
        />
      ) : null}
      {hasPlace(table, `goats:${at}`) ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
          <span>{t("goatsOn")}</span>
          <Stepper
            look="joined"
            value={namesAt(table, `goats:${at}`).length}
            min={0}
            max={MOST_GOATS}
            onChange={(count) => onEdit(putPieces(table, `goats:${at}`, "goat", count))}
            labels={{ less: t("less"), more: t("more"), name: t("goatsOn") }}
          />
        </div>
      ) : null}
    </>
  );
}

function withSide(setup: ReturnType<typeof setupOf>, at: string, dark: boolean): typeof setup {
  const others = (setup.night ?? []).filter((cell) => cell !== at);
  return { ...setup, night: dark ? [...others, at] : others };
}
