"use client";

/** The text while there is no verdict: who is asked for what, or why a card fits nowhere. */
import { owes } from "@stillwater/engine";
import { goesAlong } from "@stillwater/table/act-builder";
import { descriptionOf, nowhereFor, startBinds } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { isWaitedStep } from "@/modules/steps";
import type { Stage } from "@/stage/useStage";
import { useNowhereWords } from "./useNowhereWords";

interface HintWords {
  readonly headline: string;
  readonly text: string;
  /** The text is about a card that fits nowhere. */
  readonly dead: boolean;
}

export function useHintWords(stage: Stage): HintWords {
  const t = useTranslations("table");
  const hint = useTranslations("hint");
  const eight = useTranslations("eight");
  const { table, helm, you, names, actor, cards: words } = stage;
  const { choice, cards, around, answers } = helm.choosing;
  const { step } = helm.asked;
  const owing = names.filter((_name, seat) => owes(table, seat) > 0);
  const pickText = table.rulebook.game === "sea" ? t("pickText") : hint("pickRow");
  // A screen that is passed around belongs to everybody.
  const watchText = stage.dock === undefined ? t("watchText") : t("watchHere");
  const nowhere = choice.at === "card" && answers !== null ? nowhereFor(table, answers) : null;
  const reason = useNowhereWords();
  const [headline, text] = ((): readonly [string, string] => {
    if (actor === null) return [t("over"), ""];
    if (step === "give") {
      return [
        eight("waitGive", { names: owing.join(", ") }),
        you === null ? t("spectating") : eight("nothingMore"),
      ];
    }
    if (choice.at === "tool") {
      const onward = goesAlong(choice.tool) && choice.way.length > 0 ? (`${choice.tool}Way` as const) : null;
      const moved = choice.tool === "move" ? words.name(table, descriptionOf(table).lifted) : "";
      return [
        choice.tool === "move" ? hint("move", { card: moved }) : hint(onward ?? choice.tool),
        hint(`${choice.tool}Text`),
      ];
    }
    if (isWaitedStep(step)) return [hint(`${step}Wait`, { name: actor }), watchText];
    if (you === null) return [t("turnOf", { name: actor }), t("spectating")];
    if (choice.at === "space") {
      const fitting = cards.filter((card) => {
        const plan = around.plan(card, choice.to);
        return plan !== null && around.fit(plan).fits;
      }).length;
      return [t("openSpace"), t("fits", { count: fitting })];
    }
    if (choice.at === "card") {
      const card = words.name(table, choice.card);
      if (nowhere !== null) return [t("nowhere", { card }), reason(nowhere)];
      return [t("pickSpace", { card }), helm.mine ? pickText : watchText];
    }
    if (!helm.mine) return [t("turnOf", { name: actor }), watchText];
    if (startBinds(table, you) !== null) return [t("startFirst"), t("startFirstText")];
    return stage.ask === undefined ? [t("pick"), pickText] : [stage.ask.head, stage.ask.text];
  })();
  return { headline, text, dead: nowhere !== null };
}
