"use client";

import type { Piece } from "@stillwater/engine";
import { type Choice, cardOf, type Fit, isFilling, type Surroundings } from "@stillwater/table/act-builder";
import { Hand, type HandHandle, type HandItem } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { useSetting } from "@/preferences/store";
import type { Stage } from "@/stage/useStage";

interface HandPanelProps {
  readonly stage: Stage;
  /** A quiet line over the cards. */
  readonly hint?: ReactNode;
  /** The tile beside the hand on wide screens. */
  readonly tile?: ReactNode;
  readonly ref?: Ref<HandHandle>;
}

/** A longer hand stands in two rows, which leaves no room for the keys under the cards. */
const KEYS = 7;

/** This person's hand, as a single tab stop. */
export function HandPanel({ stage, hint, tile, ref }: HandPanelProps) {
  const t = useTranslations("table");
  const [prices] = useSetting("prices");
  const { table, helm, shortcuts, cards: words } = stage;
  const { choice, cards, around } = helm.choosing;
  const items = cards.map((card, index): HandItem => {
    const name = words.name(table, card);
    const state = stateOf(card, choice, around);
    const position = t("handOf", { index: index + 1, count: cards.length });
    const said = (): string => {
      switch (state) {
        case "plain":
        case "up":
          return name;
        case "away":
        case "laid":
          return t("chosen", { card: name });
        case "kept":
          return `${name}, ${t("noCardsMay")}`;
        case "costs":
          if (prices === "shown" && choice.at === "space")
            return t("fitsCost", { card: name, price: fitAt(card, choice.to, around).price });
          return t("fitsHere", { card: name });
        case "fits":
          return t("fitsHere", { card: name });
        case "unfit":
          return t("notHere", { card: name });
      }
    };
    return {
      key: String(card),
      face: words.face(table, card),
      label: `${said()}, ${position}`,
      selected: state === "up" || state === "fits" || state === "costs",
      away: state === "away" || state === "laid",
      disabled: state === "kept" || state === "unfit" || state === "laid",
      ...(shortcuts && !helm.over && cards.length <= KEYS ? { shortcut: String(index + 1) } : {}),
    };
  });
  return (
    <section className="table-hand" aria-label={t("hand")} id="hand" tabIndex={-1}>
      {hint == null ? null : <p className="pb-2 text-center text-quiet">{hint}</p>}
      <Hand
        ref={ref}
        label={t("hand")}
        cards={items}
        multiple={isFilling(choice) || choice.at === "space"}
        tile={tile}
        onCard={(key) => helm.pickCard(Number(key))}
      />
    </section>
  );
}

type CardState = "plain" | "up" | "away" | "laid" | "kept" | "fits" | "costs" | "unfit";

function fitAt(card: Piece, to: number, around: Surroundings): Fit {
  const plan = around.plan(card, to);
  return plan === null ? { fits: false, price: 0 } : around.fit(plan);
}

function stateOf(card: Piece, choice: Choice, around: Surroundings): CardState {
  if (isFilling(choice)) {
    if (choice.paid.includes(card)) return "away";
    if (cardOf(choice) === card) return "laid";
    return around.kept(card) ? "kept" : "plain";
  }
  if (choice.at === "space") {
    const fit = fitAt(card, choice.to, around);
    return fit.fits ? (fit.price > 0 ? "costs" : "fits") : "unfit";
  }
  return cardOf(choice) === card ? "up" : "plain";
}
