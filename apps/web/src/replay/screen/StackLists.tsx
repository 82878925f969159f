"use client";

/** A deal as lists for stacking real decks: on the screen, and alone on paper, large enough for sorting cards by. */
import { namedPiece } from "@stillwater/engine";
import type { ShownStack } from "@stillwater/table/log";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { createPortal } from "react-dom";
import { useVoice } from "@/stage/Voice";
import "@/layout/print.css";

interface StackListsProps {
  readonly stacks: readonly ShownStack[];
  readonly names: readonly string[];
  /** The option code, by which the companion tracks the game. */
  readonly code: string;
  readonly onFile: () => void;
}

export default function StackLists(props: StackListsProps) {
  const t = useTranslations("replay");
  return (
    <div className="grid gap-3.5 py-3.5">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.print()}>
          {t("stacksPrint")}
        </Button>
        <Button onClick={props.onFile}>{t("stacksFile")}</Button>
      </div>
      <Lists {...props} />
      {/* Only the lists are printed, not the page around them. */}
      {createPortal(
        <div className="stack-paper hidden print:block print:text-ink print:[--sw-hair:#999]">
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
        <section key={place} className="print:break-inside-avoid print:mt-[8mm]" data-place={place}>
          <h3 className="font-serif text-22/[1.2] font-semibold print:text-[18pt]">
            {voice.placeText(place, names)}
          </h3>
          <p className="text-quiet">
            {t(stacked ? "stackFromTop" : "stackAnyOrder", { count: cards.length })}
          </p>
          <ol
            className="mt-2 list-none gap-x-3.5 [columns:4rem_auto] [counter-reset:card] data-long:[columns:10rem_auto] print:[columns:5] print:data-long:[columns:3]"
            data-long={cards.some((card) => namedPiece(card)?.kind !== "island") ? "" : undefined}
          >
            {cards.map((card, index) => (
              <li
                key={index}
                className="numeral flex items-baseline gap-2 break-inside-avoid border-b border-b-hair py-0.75 text-20/[1.3] font-semibold [counter-increment:card] before:min-w-[1.5em] before:text-end before:font-sans before:text-13/none before:font-normal before:text-quiet before:content-[counter(card)] print:text-[16pt] print:before:text-[9pt]"
              >
                {voice.cardText(card)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
