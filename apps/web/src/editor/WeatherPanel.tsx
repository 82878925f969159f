"use client";

/** What lies on and beside the board besides cards on spaces: one control for each thing this game has. */
import { namedPiece, skySide, type Table } from "@stillwater/engine";
import { Button, Stepper, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { Cards } from "@/play/words/cards";
import { Choice } from "./Choice";
import { laid, put, sent, taken, without } from "./edits";
import { Explorer, OpenRow, PanoramaList, Ropes } from "./modules";
import { hasPlace, namesAt } from "./naming";
import { Part } from "./Part";
import { type Edited, edited } from "./settling";

interface WeatherPanelProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly onEdit: (edit: Edited) => boolean;
}

const BERTHS = { start: "berthStart", finish: "berthFinish", summit: "summit" } as const;
const MOST_STORMS = 6;
const MOST_COMPASSES = 6;

export function WeatherPanel({ table, names, cards, onEdit }: WeatherPanelProps) {
  const t = useTranslations("editor");
  const { rulebook } = table;
  const rows = rulebook.rows.map((_row, index) => index + 1);
  const count = (place: string) => namesAt(table, place).length;
  const stepper = (text: string, place: string, piece: string, most: number) =>
    hasPlace(table, place) ? (
      <div key={place} className="editor-pair">
        <span>{text}</span>
        <Stepper
          look="joined"
          value={namesAt(table, place).filter((name) => name === piece).length}
          min={0}
          max={most}
          onChange={(next) => onEdit(put(table, place, piece, next))}
          labels={{ less: t("less"), more: t("more"), name: text }}
        />
      </div>
    ) : null;
  const storms = rulebook.actOf.fog !== undefined;
  const gone = namesAt(table, "gone").filter((name) => {
    const kind = namedPiece(name)?.kind;
    return kind === "island" || kind === "ascent";
  });
  return (
    <Part title={t("weather")}>
      {(["start", "finish", "summit"] as const).map((berth) =>
        hasPlace(table, `berth:${berth}`) ? (
          <Switch
            key={berth}
            label={t(BERTHS[berth])}
            checked={count(`berth:${berth}`) > 0}
            onChange={(on) =>
              onEdit(on ? laid(table, `berth:${berth}`, berth) : taken(table, `berth:${berth}`))
            }
          />
        ) : null,
      )}
      {rulebook.copies("rocks").length > 0 && hasPlace(table, "reef") ? (
        <Choice
          label={t("rocksRow")}
          value={rows.find((row) => namesAt(table, `row:${row}`).includes("rocks")) ?? 0}
          onChange={(row) => onEdit(sent(table, "rocks", row === 0 ? "gone" : `row:${row}`))}
          options={[...rows.map((row) => ({ value: row, label: row })), { value: 0, label: t("rocksGone") }]}
        />
      ) : null}
      {storms
        ? rows.map((row) => stepper(t("fog", { row }), `row:${row}`, "storm:purple", MOST_STORMS))
        : null}
      {storms
        ? names.flatMap((name, seat) => [
            stepper(t("squall", { name }), `yellow:${seat + 1}`, "storm:yellow", MOST_STORMS),
            stepper(t("coast", { name }), `orange:${seat + 1}`, "storm:orange", MOST_STORMS),
          ])
        : null}
      {stepper(t("compasses"), "team", "compass", MOST_COMPASSES)}
      {rulebook.actOf.turn === undefined ? null : (
        <>
          <Choice
            label={t("sky")}
            value={skySide(table)}
            onChange={(side) => onEdit(sent(table, "sky", side))}
            options={(["day", "night"] as const).map((value) => ({ value, label: t(value) }))}
          />
          {stepper(t("dusk"), "dusk", "compass", MOST_COMPASSES)}
        </>
      )}
      {hasPlace(table, "explored") ? <Explorer {...{ table, cards, onEdit }} /> : null}
      {hasPlace(table, "open:1") ? <OpenRow {...{ table, cards, onEdit }} /> : null}
      {stepper(t("bridges"), "covered", "bridge", rulebook.copies("bridge").length)}
      {hasPlace(table, "ropes") ? <Ropes {...{ table, onEdit }} /> : null}
      {hasPlace(table, "panoramas") ? <PanoramaList {...{ table, onEdit }} /> : null}
      {gone.length === 0 ? null : (
        <>
          <p className="text-quiet">{t("gone")}</p>
          <div className="editor-row">
            {gone.map((card) => (
              <Button
                key={card}
                size="small"
                icon="cross"
                label={t("dropCard", { card })}
                onClick={() => onEdit(edited(table, (setup) => without(setup, card)))}
              >
                {card}
              </Button>
            ))}
          </div>
        </>
      )}
    </Part>
  );
}
