"use client";

/** What is asked for instead of a card: cards to give, something to point at, or a council's decision. */
import type { Act } from "@stillwater/engine";
import { type Asked, type Gift, isNamedGift } from "@stillwater/table/act-builder";
import { only } from "@stillwater/table/queries";
import { Button } from "@stillwater/ui";
import { TypedFigure } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { COMPANION_PARTS } from "@/modules/companions";
import { pointingWord } from "@/modules/steps";
import type { Phase } from "./phase";

interface AskedFirstProps {
  readonly phase: Extract<Phase, { at: "gift" | "tool" | "council" }>;
  readonly name: string;
  readonly asked: Asked;
  /** Makes an act that gives this many cards, whichever they are. */
  readonly giving: (gift: Gift, count: number) => Act;
  readonly onGiven: (plan: Act) => void;
  /** Other acts that are possible while cards are to be given, with their labels. */
  readonly besides: readonly { readonly act: Act; readonly text: string }[];
  /** Everybody in a council leaves everything as it is. */
  readonly onLeft: () => void;
  /** Controls that are available during every question, and the way back. */
  readonly anytime: ReactNode;
  readonly undo: ReactNode;
}

const PARTS = Object.values(COMPANION_PARTS).flatMap((part) => part ?? []);

export function AskedFirst(props: AskedFirstProps) {
  const { phase, name, asked, giving, besides, onGiven, onLeft, anytime, undo } = props;
  const t = useTranslations("track");
  const tool = useTranslations("tool");
  if (phase.at === "gift") {
    const { gift, need: count } = phase;
    // Not all that modules have people give is discarded.
    const [headline, given] = isNamedGift(gift)
      ? [`${name}: ${tool(gift)}`, t("cards", { count })]
      : [t("givesNow", { name, count }), t("given", { count })];
    return (
      <Prompt headline={headline}>
        <div className="companion-given">
          <Button variant="primary" size="large" block onClick={() => onGiven(giving(gift, count))}>
            {given}
          </Button>
        </div>
        {besides.map(({ act, text }) => (
          <Button key={act.type} size="large" block onClick={() => onGiven(act)}>
            {text}
          </Button>
        ))}
        {anytime}
        {undo}
      </Prompt>
    );
  }
  if (phase.at === "tool") {
    const { instead } = phase;
    return (
      <Prompt headline={t(pointingWord(asked.step), { name })}>
        {instead === null ? null : (
          <Button size="large" block onClick={() => onGiven(giving(instead.gift, instead.need))}>
            {t(instead.gift)}
          </Button>
        )}
        {anytime}
        {undo}
      </Prompt>
    );
  }
  const council = only(
    PARTS.flatMap((part) => (part.council?.step === asked.step ? part.council : [])),
    `what ${asked.step} asks`,
  );
  if (council === undefined) throw new Error(`nobody says what ${asked.step} asks`);
  return (
    <Prompt headline={t(council.asks, { name })}>
      {anytime}
      <Button variant="primary" size="large" block onClick={onLeft}>
        {t(council.none)}
      </Button>
      {undo}
    </Prompt>
  );
}

interface PromptProps {
  readonly headline: string;
  readonly children: ReactNode;
}

/** One sentence, and the buttons that answer it. */
export function Prompt({ headline, children }: PromptProps) {
  return (
    <section className="companion-told">
      <TypedFigure figure="" headline={headline} />
      <div className="companion-choices">{children}</div>
    </section>
  );
}
