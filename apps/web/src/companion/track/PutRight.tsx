"use client";

/** A card that lies there and is pointed at: another one really does, or none. */
import { type Content, correcting, type View } from "@stillwater/companion";
import { type Place, type Table, topOf } from "@stillwater/engine";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Cards } from "@/play/words/cards";
import { useVoice } from "@/play/words/Voice";
import { CardKeys } from "../CardKeys";
import { NOTHING, nameOf, pieceOf, type Typed } from "../typing";

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
  const at = rulebook.placeName(place);
  const name = nameOf(typed, rulebook);
  const really = pieceOf(table, name);
  const put = (card: string) => {
    const content = correcting(view, { cells: { [at]: card } });
    if (content !== undefined) onWrite(content);
    onClose();
  };
  return (
    <section className="companion-told" aria-labelledby="companion-right">
      <h2 id="companion-right" className="companion-headline">
        {t("liesAt", { card: cards.name(table, lies), place: voice.placeText(at) })}
      </h2>
      <div className="companion-choices">
        <Button variant="primary" disabled={really === 0} onClick={() => name !== null && put(name)}>
          {really === 0 ? t("typeReal") : t("reallyIs", { card: cards.name(table, really) })}
        </Button>
        <div className="companion-pair">
          <Button onClick={() => put("")}>{t("noCard")}</Button>
          <Button icon="undo" onClick={onClose}>
            {t("neverMind")}
          </Button>
        </div>
      </div>
      <div className="companion-keys">
        <CardKeys rulebook={rulebook} typed={typed} onTyped={setTyped} />
      </div>
    </section>
  );
}
