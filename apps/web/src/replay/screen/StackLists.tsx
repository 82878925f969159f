"use client";

/** A deal as lists to stack real decks by: on the screen, and on paper with nothing else, large enough to sort cards beside. */
import { namedPiece } from "@stillwater/engine";
import type { ShownStack } from "@stillwater/table/log";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { createPortal } from "react-dom";
import { useVoice } from "@/stage/Voice";
import "./stacks.css";

interface StackListsProps {
  readonly stacks: readonly ShownStack[];
  readonly names: readonly string[];
  /** The option code, by which the companion follows the game. */
  readonly code: string;
  readonly onFile: () => void;
}

export default function StackLists(props: StackListsProps) {
  const t = useTranslations("replay");
  return (
    <div className="stack-screen">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.print()}>
          {t("stacksPrint")}
        </Button>
        <Button onClick={props.onFile}>{t("stacksFile")}</Button>
      </div>
      <Lists {...props} />
      {/* Paper gets the lists alone: what stands around them on the page is not printed. */}
      {createPortal(
        <div className="stack-paper">
          <Lists {...props} />
        </div>,
        document.body,
      )}
    </div>
  );
}

function Lists({ stacks, names, code }: StackListsProps) {
  const t = useTranslations("replay");
  const voice = useVoice();
  return (
    <>
      <p className="stack-head">{t("stacksHead", { code })}</p>
      {stacks.map(({ place, cards, stacked }) => (
        <section key={place} className="stack-pile" data-place={place}>
          <h3>{voice.placeText(place, names)}</h3>
          <p>{t(stacked ? "stackFromTop" : "stackAnyOrder", { count: cards.length })}</p>
          <ol data-long={cards.some((card) => namedPiece(card)?.kind !== "island") ? "" : undefined}>
            {cards.map((card, index) => (
              <li key={index}>{voice.cardText(card)}</li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
