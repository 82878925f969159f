"use client";

/** Types many cards one after another: a number of two digits, or a colour and a number, enters a card at once. */
import type { Rulebook } from "@stillwater/engine";
import { NOTHING, type Typed, typedName } from "@stillwater/table/act-builder";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useVoice } from "@/stage/Voice";
import { CardKeys } from "./CardKeys";
import { NamedCards } from "./NamedCards";

interface ManyCardsProps {
  readonly rulebook: Rulebook;
  readonly cards: readonly string[];
  readonly onCards: (cards: readonly string[]) => void;
  /** No more cards fit here. */
  readonly full: boolean;
  /** Why a card cannot be among them; null if it can. */
  readonly refuse: (card: string) => string | null;
}

export function ManyCards({ rulebook, cards, onCards, full, refuse }: ManyCardsProps) {
  const t = useTranslations("companion");
  const voice = useVoice();
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const [refused, setRefused] = useState("");
  const add = (card: string) => {
    setTyped(NOTHING);
    const why = full ? "" : refuse(card);
    setRefused(why ?? "");
    if (why === null) onCards([...cards, card]);
  };
  const type = (next: Typed) => {
    const name = typedName(next, rulebook);
    if (name !== null && (rulebook.game === "mountain" || next.digits.length === 2)) add(name);
    else setTyped(next);
  };
  const name = typedName(typed, rulebook);
  return (
    <>
      <ul className="flex min-h-11 flex-wrap gap-2" aria-label={t("manyTyped")}>
        {cards.map((card, index) => (
          <li key={`${card} ${String(index)}`}>
            <Button size="small" onClick={() => onCards(cards.filter((_card, other) => other !== index))}>
              <span aria-hidden="true">{voice.cardText(card)}</span>
              <span className="unseen">{t("manyOut", { card: voice.cardText(card) })}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{refused}</p>
      {full ? null : (
        <>
          <Button variant="primary" disabled={name === null} onClick={() => name !== null && add(name)} block>
            {name === null ? t("manyType") : t("manyAdd", { card: voice.cardText(name) })}
          </Button>
          <CardKeys rulebook={rulebook} typed={typed} onTyped={type} />
          <NamedCards rulebook={rulebook} onCard={add} />
        </>
      )}
    </>
  );
}
