"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { type Choice, type Fit, isFilling, missing } from "./choice";

interface ActionBarProps {
  readonly choice: Choice;
  /** The name of the card that is up. */
  readonly card: string | null;
  /** The answer about the card over its space. */
  readonly price: Fit | null;
  readonly mine: boolean;
  /** Cards are owed to the Start before the next turn. */
  readonly giving: boolean;
  readonly actor: string;
  readonly busy: boolean;
  readonly canDiscard: boolean;
  readonly onGo: () => void;
  readonly onDiscard: () => void;
  readonly onBack: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Two buttons: the act with its price, and the way out of it. */
export function ActionBar(props: ActionBarProps) {
  const { choice, card, price, mine, giving, actor, busy, canDiscard, onGo, onDiscard, onBack, ref } = props;
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const left = missing(choice);
  const wait = giving ? eight("givesFirst", { name: actor }) : t("waitTurn", { name: actor });
  if (isFilling(choice)) {
    const words = {
      pay: t("confirmPay", { count: choice.need, card: card ?? "" }),
      discard: t("confirmDiscard"),
      give: eight("giveThese", { count: choice.need }),
    }[choice.at];
    const ready = left === 0 && mine;
    return (
      <div className="table-actions">
        <Button icon="undo" onClick={onBack} disabled={choice.at === "give" && choice.paid.length === 0}>
          {t("takeBack")}
        </Button>
        <Button ref={ref} variant={ready && !busy ? "primary" : "waiting"} onClick={onGo}>
          {busy ? t("sending") : left > 0 ? t("more", { count: left }) : mine ? words : wait}
        </Button>
      </div>
    );
  }
  const fits = price?.fits ?? false;
  const act =
    card === null
      ? t("playNone")
      : price !== null && price.price > 0 && fits
        ? t("playPay", { card, price: price.price })
        : t("play", { card });
  return (
    <div className="table-actions">
      {choice.at === "aim" ? (
        <Button icon="undo" onClick={onBack}>
          {t("takeBack")}
        </Button>
      ) : (
        <Button className="lg:hidden" onClick={onDiscard} disabled={!canDiscard} shortcut="D">
          {t("discardTwo")}
        </Button>
      )}
      <Button ref={ref} variant={fits && mine && !busy ? "primary" : "waiting"} onClick={onGo}>
        {busy ? t("sending") : mine ? act : wait}
      </Button>
    </div>
  );
}
