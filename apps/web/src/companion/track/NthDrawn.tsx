"use client";

/** The revealed card is known; its place among the cards drawn is still to be given. */
import type { View } from "@stillwater/companion";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { drawnWords, drawPlacesOf } from "./came-to-light";

interface NthDrawnProps {
  readonly view: View;
  readonly came: string;
  /** The card in words. */
  readonly card: string;
  /** The player who drew it. */
  readonly name: string;
  readonly onCame: (card: string | null) => void;
  readonly onTold: (words: readonly string[]) => void;
}

export function NthDrawn({ view, came, card, name, onCame, onTold }: NthDrawnProps) {
  const t = useTranslations("track");
  return (
    <section className="companion-told" aria-labelledby="companion-told" data-came={came}>
      <h2 id="companion-told" className="companion-headline">
        {t("asksNth", { card, name })}
      </h2>
      <ul className="companion-choices">
        {drawPlacesOf(view, came).map((nth) => (
          <li key={nth} data-nth={nth}>
            <Button size="large" block onClick={() => onTold(drawnWords(came, nth))}>
              {t("asNth", { nth })}
            </Button>
          </li>
        ))}
      </ul>
      <Button icon="undo" variant="text" onClick={() => onCame(null)}>
        {t("neverMind")}
      </Button>
    </section>
  );
}
