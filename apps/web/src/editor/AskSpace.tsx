"use client";

/** Which cards may go on one space, each with its price, as a table. */
import { isClauseId, type Place, type Seat, type Table } from "@stillwater/engine";
import { COLOUR_NAMES } from "@stillwater/table/act-builder";
import { answersAt, type CardRun, type CellGroup, cardRunsOf, cellGroupsOf } from "@stillwater/table/queries";
import { TypedFigure } from "@stillwater/ui/companion";
import { TerrainMark } from "@stillwater/ui/mountain";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useCardWord } from "@/companion/TypedLine";
import { clausePath } from "@/layout/rule-paths";
import { useVoice } from "@/stage/Voice";
import { RuleLink } from "@/table/verdict/RuleLink";

interface AskSpaceProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly place: Place | null;
}

export function AskSpace({ table, seat, place }: AskSpaceProps) {
  const t = useTranslations("editor");
  const voice = useVoice();
  const groups = useMemo(
    () => (place === null ? [] : cellGroupsOf(answersAt(table, seat, place))),
    [table, seat, place],
  );
  if (place === null) return <TypedFigure figure="" headline={t("spaceIdle")} note={t("spaceNote")} />;
  const where = voice.placeText(table.rulebook.placeName(place));
  return (
    <div className="editor-cell" role="status">
      <table className="w-full border-collapse lined">
        <caption className="font-serif text-20/[1.3] font-semibold text-start pb-2">
          {t("cell", { place: where })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("cellCards")}</th>
            <th scope="col">{t("cellPrice")}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr
              key={`${group.kind} ${group.price} ${group.clause}`}
              className={group.kind === "free" || group.kind === "price" ? "font-semibold" : "text-quiet"}
            >
              <td>
                <Runs cards={group.cards} />
              </td>
              <td>
                <Answer group={group} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {groups.length === 0 ? <p>{t("cellNone")}</p> : null}
    </div>
  );
}

function Answer({ group }: { readonly group: CellGroup }) {
  const t = useTranslations("editor");
  const locale = useLocale();
  const { kind, price, clause } = group;
  if (kind !== "no") return t(kind === "free" ? "free" : kind === "price" ? "price" : "dear", { price });
  return (
    <span className="flex flex-wrap gap-x-2.5 gap-y-1 items-center">
      {t("never_")}
      {clause === null || !isClauseId(clause) ? null : (
        <RuleLink clause={clause} href={`/${locale}${clausePath(clause)}`} />
      )}
    </span>
  );
}

function Runs({ cards }: { readonly cards: readonly string[] }) {
  const card = useTranslations("card");
  const word = useCardWord();
  const runs = cardRunsOf(cards);
  const figures = ({ first, last }: CardRun): string => (first === last ? `${first}` : `${first}–${last}`);
  const colours = ["r", "b", "g"] as const;
  const plainRuns = runs.filter(({ colour, name }) => colour === null && name === null);
  const named = runs.flatMap(({ name }) => (name === null ? [] : [word(name)]));
  return (
    <>
      {colours.map((colour) => {
        const own = runs.filter((run) => run.colour === colour);
        return own.length === 0 ? null : (
          <span key={colour} className="flex gap-1.5 items-center">
            <TerrainMark terrain={COLOUR_NAMES[colour]} size={18} />
            <span>
              <span className="unseen">{card(COLOUR_NAMES[colour])} </span>
              {own.map(figures).join(", ")}
            </span>
          </span>
        );
      })}
      {plainRuns.length + named.length === 0 ? null : (
        <span>{[...plainRuns.map(figures), ...named].join(", ")}</span>
      )}
    </>
  );
}
