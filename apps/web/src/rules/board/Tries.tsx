"use client";

/** The names of acts on the tabs above a board. */
import { type Act, type Table, topOf } from "@stillwater/engine";
import { isActBy, isNamedGift, playedAs, whereTo } from "@stillwater/table/act-builder";
import { useLocale, useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { isAboutThere } from "@/modules/rooms";
import { useVoice } from "@/stage/Voice";
import { useMountainCards } from "@/table/mountain/useMountainWords";
import { useSeaCards } from "@/table/sea/useSeaWords";
import type { BoardToTouch } from "../clause-page";
import { RuleChip } from "../RuleChip";
import { touchedAt } from "./touch";

interface TriesProps {
  readonly example: BoardToTouch;
  readonly tried: number;
  readonly onTry: (index: number) => void;
}

/** The acts that can be tried on one board, if there are several. */
export function Tries({ example, tried, onTry }: TriesProps) {
  const t = useTranslations("rules");
  const words = useTryWords();
  const id = useId();
  const tries = useMemo(() => example.tries.map((_, index) => touchedAt(example, index)), [example]);
  if (tries.length < 2) return null;
  return (
    <fieldset className="touch-tries flex flex-wrap gap-x-2 gap-y-0 min-w-0 p-0 border-0">
      <legend className="unseen">{t("tries")}</legend>
      {tries.map(({ table, act }, index) => (
        <RuleChip key={index} name={id} checked={index === tried} onCheck={() => onTry(index)}>
          {act === null ? "" : words(table, act)}
        </RuleChip>
      ))}
    </fieldset>
  );
}

/** An act in a few words: "47, row 4, column 2", "Discard 20 and 40", "Move the Rocks". */
function useTryWords(): (table: Table, act: Act) => string {
  const t = useTranslations("rules");
  const tool = useTranslations("tool");
  const act = useTranslations("act");
  const voice = useVoice();
  const sea = useSeaCards();
  const mountain = useMountainCards();
  const list = new Intl.ListFormat(useLocale());
  return (table, plan) => {
    const { rulebook } = table;
    const cards = rulebook.game === "sea" ? sea : mountain;
    const { type, card, to } = plan;
    const at = whereTo(plan, (place) => voice.placeText(rulebook.placeName(place)));
    const given = list.format(plan.cards.map((each) => cards.name(table, each)));
    if (isNamedGift(type)) return t("tryAt", { card: tool(type), place: given });
    if (isActBy(type, "gift")) return t("discards", { cards: given });
    if (isAboutThere(type) && topOf(table, to) !== 0)
      return act(type, { card: cards.name(table, topOf(table, to)) });
    if (type === "start" || type === "finish" || type === "summit") return cards.name(table, card);
    if (isActBy(type, "tool")) return at === "" ? tool(type) : t("tryAt", { card: tool(type), place: at });
    if (isActBy(type, "deed")) return tool(type);
    if (isActBy(type, "card"))
      return t("tryAt", { card: playedAs(plan, cards.name(table, card)), place: at });
    switch (type) {
      case "dial":
        return t("dials", { gladly: plan.numbers[0] ?? 0, most: plan.numbers[1] ?? 0 });
      case "agree":
        return t("agrees", { split: plan.numbers.join(" · ") });
      case "stuck":
      case "waive":
        throw new Error(`${type} is nothing to try on a board`);
    }
  };
}
