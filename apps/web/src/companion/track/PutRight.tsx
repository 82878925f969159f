"use client";

/** Corrects a space that was pointed at: another card lies there, a card whose face nobody knows, or none. */
import { type Content, correcting, type View } from "@stillwater/companion";
import { isFilled, type Place, type Table, topOf } from "@stillwater/engine";
import { NOTHING, named, pieceOf, type Typed, typedName } from "@stillwater/table/act-builder";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Cards } from "@/stage/cards";
import { useVoice } from "@/stage/Voice";
import { CardKeys } from "../CardKeys";
import { NamedCards } from "../NamedCards";

interface PutRightProps {
  readonly view: View;
  readonly table: Table;
  readonly cards: Cards;
  readonly place: Place;
  readonly onWrite: (content: Content) => void;
  readonly onClose: () => void;
}

export function PutRight({ view, table, cards, place, onWrite, onClose }: PutRightProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const { rulebook } = table;
  const lies = topOf(table, place);
  const filled = isFilled(table, place);
  const at = rulebook.placeName(place);
  const name = typedName(typed, rulebook);
  const really = pieceOf(table, name);
  const put = (card: string) => {
    const content = correcting(view, { cells: { [at]: card } });
    if (content !== undefined) onWrite(content);
    onClose();
  };
  return (
    <section className="companion-told" aria-labelledby="companion-right">
      <h2 id="companion-right" className="companion-headline">
        {filled
          ? t("liesAt", {
              card: lies === 0 ? t("unknownCard") : cards.name(table, lies),
              place: voice.placeText(at),
            })
          : t("nothingAt", { place: voice.placeText(at) })}
      </h2>
      <div className="companion-choices">
        <Button variant="primary" disabled={really === 0} onClick={() => name !== null && put(name)}>
          {really === 0 ? t("typeReal") : t("reallyIs", { card: cards.name(table, really) })}
        </Button>
        <div className="companion-pair">
          {filled ? <Button onClick={() => put("")}>{t("noCard")}</Button> : null}
          {filled && lies === 0 ? null : <Button onClick={() => put("?")}>{t("someCard")}</Button>}
          <Button icon="undo" onClick={onClose}>
            {t("neverMind")}
          </Button>
        </div>
      </div>
      <div className="companion-keys">
        <CardKeys rulebook={rulebook} typed={typed} onTyped={setTyped} />
        <NamedCards rulebook={rulebook} onCard={(card) => setTyped(named(typed, card))} />
      </div>
    </section>
  );
}
