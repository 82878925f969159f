"use client";

/** Controls of what only single modules have. */
import { countAt, namedPiece, PANORAMAS, setupOf, type Table } from "@stillwater/engine";
import { Button, Segments, Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { Cards } from "@/play/words/cards";
import { put, without } from "./edits";
import { namesAt } from "./naming";
import { type Edited, edited } from "./settling";

interface ModuleProps {
  readonly table: Table;
  readonly onEdit: (edit: Edited) => boolean;
}

interface CardsProps extends ModuleProps {
  readonly cards: Cards;
}

/** The Explorer cards that have come up, by kind; the rest is in the deck. */
export function Explorer({ table, cards, onEdit }: CardsProps) {
  const t = useTranslations("editor");
  const { rulebook } = table;
  const kinds = [
    ...new Set(rulebook.pieces.flatMap(({ name, starts }) => (starts === "explorer" ? [name] : []))),
  ];
  return (
    <>
      <p className="text-quiet">
        {t("explored")} · {t("explorerLeft", { count: countAt(table, rulebook.place("explorer")) })}
      </p>
      {kinds.map((kind) => {
        const copies = rulebook.copies(kind);
        const text = cards.name(table, copies[0] ?? 0);
        return (
          <div key={kind} className="editor-pair">
            <span>{text}</span>
            <Stepper
              look="joined"
              value={namesAt(table, "explored").filter((name) => name === kind).length}
              min={0}
              max={copies.length}
              onChange={(count) => onEdit(put(table, "explored", kind, count))}
              labels={{
                less: t("less"),
                more: t("more"),
                name: t("countOf", { what: text, who: t("explored") }),
              }}
            />
          </div>
        );
      })}
    </>
  );
}

const OPEN = [1, 2, 3, 4, 5] as const;

/** The open cards beside the deck of a duel. Cards are typed and sent here while the board is set up. */
export function OpenRow({ table, cards, onEdit }: CardsProps) {
  const t = useTranslations("editor");
  const { rulebook } = table;
  return (
    <>
      <p className="text-quiet">
        {t("openRow")} · {t("deck")} {countAt(table, rulebook.place("deck"))}
      </p>
      <ol className="editor-row">
        {OPEN.map((index) => {
          const [card] = namesAt(table, `open:${index}`);
          const text = card === undefined ? "" : cards.name(table, rulebook.copies(card)[0] ?? 0);
          return (
            <li key={index}>
              {card === undefined ? (
                <span className="text-quiet">{t("empty")}</span>
              ) : (
                <Button
                  size="small"
                  icon="cross"
                  label={t("dropCard", { card: text })}
                  onClick={() => onEdit(edited(table, (setup) => without(setup, card)))}
                >
                  {text}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

export function Ropes({ table, onEdit }: ModuleProps) {
  const t = useTranslations("editor");
  const all = table.rulebook.copies("rope").length;
  return (
    <div className="editor-pair">
      <span>{t("ropes")}</span>
      <Stepper
        look="joined"
        value={countAt(table, table.rulebook.place("ropes"))}
        min={0}
        max={all}
        onChange={(left) => onEdit(put(table, "ropes:used", "rope", all - left))}
        labels={{ less: t("less"), more: t("more"), name: t("ropes") }}
      />
    </div>
  );
}

const LIES = ["away", "shown", "met"] as const;
type Lies = (typeof LIES)[number];

/** Which Panoramas lie on the table, and which are met. */
export function PanoramaList({ table, onEdit }: ModuleProps) {
  const t = useTranslations("editor");
  const { shown = [], met = [] } = setupOf(table).panoramas ?? {};
  const known = PANORAMAS.filter((name) => table.rulebook.copies(`panorama:${name}`).length > 0);
  const own = table.rulebook.pieces.flatMap(({ name }) =>
    namedPiece(name)?.kind === "panorama" ? [namedPiece(name)?.of ?? ""] : [],
  );
  const lie = (name: string, where: Lies) => {
    const rest = (list: readonly string[]) => list.filter((one) => one !== name && one !== "?");
    onEdit(
      edited(table, (setup) => ({
        ...setup,
        panoramas: {
          shown: [...rest(shown), ...(where === "shown" ? [name] : [])],
          met: [...rest(met), ...(where === "met" ? [name] : [])],
        },
      })),
    );
  };
  return (
    <>
      <p className="text-quiet">{t("panoramas")}</p>
      {[...new Set([...known, ...own])].map((name) => (
        <div key={name} className="editor-pair">
          <span>{name}</span>
          <Segments
            compact
            label={`${t("panoramas")} ${name}`}
            value={met.includes(name) ? "met" : shown.includes(name) ? "shown" : "away"}
            onChange={(where) => lie(name, where)}
            options={[
              { value: "away" as Lies, label: t("panoramaAway") },
              { value: "shown" as Lies, label: t("panoramaShown") },
              { value: "met" as Lies, label: t("panoramaMet") },
            ]}
          />
        </div>
      ))}
    </>
  );
}
