"use client";

/** How to lay out the printed cards, step by step, each ticked off when done. */
import type { View } from "@stillwater/companion";
import { CARD_KINDS, type CardKind, type ClauseId, type NamedPiece } from "@stillwater/engine";
import { Sheet } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { SetUpStep } from "@/modules/set-up";
import { useVoice } from "@/stage/Voice";
import { RuleLink } from "@/table/verdict/RuleLink";
import { setUpSteps } from "./steps";

interface SetUpSheetProps {
  readonly view: View;
  /** The names of the steps that were done when the sheet was opened. */
  readonly done: readonly string[];
  readonly onTick: (step: string, ticked: boolean) => void;
  readonly onRule: (clause: ClauseId) => void;
  readonly onClose: () => void;
}

export default function SetUpSheet({ view, done, onTick, onRule, onClose }: SetUpSheetProps) {
  const t = useTranslations("track");
  const shell = useTranslations("shell");
  const text = useStepText(view.names);
  const steps = setUpSteps(view);
  // Ticks are shown at once and reach the disk a moment later.
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set(done));
  const tick = (name: string, ticked: boolean) => {
    const others = [...ticks].filter((one) => one !== name);
    setTicks(new Set(ticked ? [...others, name] : others));
    onTick(name, ticked);
  };
  return (
    <Sheet open title={t("setUp")} closeLabel={shell("close")} onClose={onClose}>
      <ol className="grid gap-1 pb-2">
        {steps.map((step, index) => (
          <li
            key={step.name}
            data-step={step.name}
            className="grid justify-items-start gap-0.5 border-t border-t-hair py-1.5 [&>.sw-pill]:ms-17"
          >
            <label className="grid min-h-11 w-full grid-cols-[24px_1.5em_minmax(0,1fr)] items-baseline gap-2.5 py-2 has-checked:text-quiet">
              <input
                type="checkbox"
                className="size-5.5 self-start accent-act"
                checked={ticks.has(step.name)}
                onChange={({ target }) => tick(step.name, target.checked)}
              />
              <span className="tabular" aria-hidden="true">
                {index + 1}
              </span>
              <span>{text(step)}</span>
            </label>
            <RuleLink clause={step.clause} onOpen={onRule} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** Only cards are shuffled together. */
function cardKind(kind: NamedPiece["kind"]): CardKind {
  const card = CARD_KINDS.find((one) => one === kind);
  if (card === undefined) throw new Error(`${kind} is no card`);
  return card;
}

/** A step in words: how many of what, and for whom. */
function useStepText(names: readonly string[]): (step: SetUpStep) => string {
  const t = useTranslations("track");
  const list = new Intl.ListFormat(useLocale());
  const voice = useVoice();
  const nameOf = (seat: number): string => voice.seatText(seat, names);
  return ({ name, count = 0, cards = [], shares = [], seats = [] }) =>
    t(`setUp_${name}`, {
      count,
      cards: list.format(cards.map((some) => t(`setUpCards.${cardKind(some.kind)}`, { count: some.count }))),
      shares:
        shares.length === 1
          ? String(shares[0])
          : list.format(shares.map((share, seat) => `${nameOf(seat)} ${share}`)),
      names: list.format(seats.map(nameOf)),
      one: seats.length,
      seats: names.length,
    });
}
