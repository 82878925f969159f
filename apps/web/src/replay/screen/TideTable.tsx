"use client";

/** The tide in figures, for screen readers: every move and the spare cards after it. */
import type { EntryView } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Cards } from "@/stage/cards";
import { useRows } from "./MoveList";

interface TideTableProps {
  readonly log: readonly EntryView[];
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly levels: readonly number[];
}

/** A table of figures that scrolls in its own frame. */
export const FIGURES_FRAME = `max-h-104 overflow-auto [&_caption]:pb-1.5 [&_caption]:text-start [&_caption]:text-quiet
  lined
  [&_table]:w-full tabular`;

export function TideTable(props: TideTableProps) {
  const t = useTranslations("replay");
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="action-link cursor-pointer">{t("asTable")}</summary>
      {open ? <Figures {...props} /> : null}
    </details>
  );
}

function Figures({ log, names, cards, levels }: TideTableProps) {
  const t = useTranslations("replay");
  const table = useTranslations("table");
  const rows = useRows({ log, names, cards });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className={FIGURES_FRAME} tabIndex={0} role="group" aria-label={t("asTable")}>
      <table>
        <caption>{t("tide")}</caption>
        <thead>
          <tr>
            <th scope="col">{table("logTurn")}</th>
            <th scope="col">{table("logWho")}</th>
            <th scope="col">{table("logWhat")}</th>
            <th scope="col">{t("spare")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td />
            <td />
            <td>{t("deal")}</td>
            <td>{levels[0]}</td>
          </tr>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <td>{row.turn}</td>
              <td>{row.name}</td>
              <td>
                {row.card} {row.text} {row.price}
              </td>
              <td>{levels[index + 1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
