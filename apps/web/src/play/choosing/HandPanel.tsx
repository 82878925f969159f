"use client";

import type { Piece, Table } from "@stillwater/engine";
import { Hand, type HandHandle, type HandItem } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { cardName, faceOf } from "@/play/words/faces";
import { type Choice, isFilling, type Surroundings } from "./choice";

interface HandPanelProps {
  readonly table: Table;
  readonly cards: readonly Piece[];
  readonly choice: Choice;
  readonly around: Surroundings;
  readonly shortcuts: boolean;
  readonly onCard: (card: Piece) => void;
  /** A quiet line over the cards. */
  readonly hint?: string | undefined;
  /** The tile beside the hand on wide screens. */
  readonly tile?: ReactNode;
  readonly ref?: Ref<HandHandle>;
}

/** A longer hand stands in two rows, where there is no room for the keys under the cards. */
const KEYS = 7;

/** The cards of this person, in one tab stop. */
export function HandPanel({
  table,
  cards,
  choice,
  around,
  shortcuts,
  onCard,
  hint,
  tile,
  ref,
}: HandPanelProps) {
  const t = useTranslations("table");
  const words = { start: t("start"), finish: t("finish") };
  const items = cards.map((card, index): HandItem => {
    const name = cardName(table.rulebook, card, words);
    const state = stateOf(card, choice, around);
    const position = t("handOf", { index: index + 1, count: cards.length });
    const said = {
      plain: name,
      up: name,
      away: t("chosen", { card: name }),
      laid: t("chosen", { card: name }),
      kept: `${name}, ${t("noCardsMay")}`,
      fits: t("fitsHere", { card: name }),
      costs: t("fitsCost", {
        card: name,
        price: choice.at === "space" ? around.fit(card, choice.to).price : 0,
      }),
      unfit: t("notHere", { card: name }),
    }[state];
    return {
      key: String(card),
      face: faceOf(table.rulebook, card, words),
      label: `${said}, ${position}`,
      selected: state === "up" || state === "fits" || state === "costs",
      away: state === "away" || state === "laid",
      disabled: state === "kept" || state === "unfit" || state === "laid",
      ...(shortcuts && cards.length <= KEYS ? { shortcut: String(index + 1) } : {}),
    };
  });
  return (
    <section className="table-hand" aria-label={t("hand")} id="hand" tabIndex={-1}>
      {hint === undefined ? null : <p className="pb-2 text-center text-quiet">{hint}</p>}
      <Hand
        ref={ref}
        label={t("hand")}
        cards={items}
        multiple={isFilling(choice) || choice.at === "space"}
        underColumns
        tile={tile}
        onCard={(key) => onCard(Number(key))}
      />
    </section>
  );
}

type CardState = "plain" | "up" | "away" | "laid" | "kept" | "fits" | "costs" | "unfit";

function stateOf(card: Piece, choice: Choice, around: Surroundings): CardState {
  if (isFilling(choice)) {
    if (choice.paid.includes(card)) return "away";
    if (choice.at === "pay" && choice.card === card) return "laid";
    return around.kept(card) ? "kept" : "plain";
  }
  if (choice.at === "space") {
    const fit = around.fit(card, choice.to);
    return fit.fits ? (fit.price > 0 ? "costs" : "fits") : "unfit";
  }
  return "card" in choice && choice.card === card ? "up" : "plain";
}
