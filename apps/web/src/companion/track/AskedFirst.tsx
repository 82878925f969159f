"use client";

/** What is asked for before any card: cards to give, something to point at, or whether a Compass is spent on a Storm. */
import type { Act } from "@stillwater/engine";
import type { Asked, Gift } from "@stillwater/table/act-builder";
import { Button } from "@stillwater/ui";
import { TypedFigure } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Phase } from "./phase";

interface AskedFirstProps {
  readonly phase: Extract<Phase, { at: "gift" | "tool" | "storm" }>;
  readonly name: string;
  readonly asked: Asked;
  /** The act that gives so many cards, whichever they are. */
  readonly giving: (gift: Gift, count: number) => Act;
  readonly onGiven: (plan: Act) => void;
  readonly onPass: () => void;
  /** A Compass that may be spent, and the way back. */
  readonly calming: ReactNode;
  readonly undo: ReactNode;
}

export function AskedFirst(props: AskedFirstProps) {
  const { phase, name, asked, giving, onGiven, onPass, calming, undo } = props;
  const t = useTranslations("track");
  if (phase.at === "gift")
    return (
      <Prompt headline={t("givesNow", { name, count: phase.need })}>
        <div className="companion-given">
          <Button
            variant="primary"
            size="large"
            block
            onClick={() => onGiven(giving(phase.gift, phase.need))}
          >
            {t("given", { count: phase.need })}
          </Button>
        </div>
        {calming}
        {undo}
      </Prompt>
    );
  if (phase.at === "tool") {
    const what = asked.step === "rocks" || asked.step === "fog" ? asked.step : "move";
    return (
      <Prompt headline={t(`tool_${what}`, { name })}>
        {phase.mayStay ? (
          <Button size="large" block onClick={() => onGiven(giving("stay", 2))}>
            {t("stay")}
          </Button>
        ) : null}
        {calming}
        {undo}
      </Prompt>
    );
  }
  return (
    <Prompt headline={t("stormAsks", { name })}>
      {calming}
      <Button variant="primary" size="large" block onClick={onPass}>
        {t("noCompass")}
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
