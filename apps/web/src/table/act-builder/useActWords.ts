"use client";

/** What acts are called on buttons. */
import { type Act, type Piece, type Table, topOf } from "@stillwater/engine";
import { type Choice, isFilling } from "@stillwater/table/act-builder";
import { descriptionOf } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { isAboutThere } from "@/modules/rooms";
import type { Stage } from "@/stage/useStage";

/** The card an act is about: played, destroyed, turned, or on its way. */
function subjectOf(table: Table, { type, card, to }: Act): Piece {
  if (isAboutThere(type)) return topOf(table, to);
  return type === "move" ? descriptionOf(table).lifted : card;
}

export interface ActWords {
  /** "Play 48 · pay 2", "Cover the Bridge · pay 3". */
  readonly aim: (plan: Act, price: number) => string;
  /** The button under full sockets. */
  readonly confirm: (choice: Choice) => string;
}

export function useActWords({ table, cards, helm }: Stage): ActWords {
  const t = useTranslations("table");
  const act = useTranslations("act");
  const eight = useTranslations("eight");
  const { settling } = helm.asked;
  const name = (plan: Act): string => {
    const card = (cards.brief ?? cards.name)(table, subjectOf(table, plan));
    switch (plan.type) {
      case "lay":
        return topOf(table, plan.to) === 0 ? t("play", { card }) : act("cover");
      case "start":
      case "finish":
      case "summit":
        return t("play", { card });
      case "dial":
      case "agree":
      case "discard":
      case "give":
      case "shed":
      case "stay":
      case "stuck":
      case "waive":
        return t("discardTwo");
      default:
        return act(plan.type, { card });
    }
  };
  return {
    aim: (plan, price) =>
      price === 0
        ? name(plan)
        : plan.type === "lay" && topOf(table, plan.to) === 0
          ? t("playPay", { card: (cards.brief ?? cards.name)(table, plan.card), price })
          : act("pay", { act: name(plan), price }),
    confirm: (choice) => {
      if (!isFilling(choice)) return t("discardTwo");
      const count = choice.need;
      if (choice.at === "pay") {
        const plain = choice.plan.type === "lay";
        return plain
          ? t("confirmPay", { count, card: (cards.brief ?? cards.name)(table, choice.plan.card) })
          : act("confirm", { count });
      }
      if (choice.gift === "give") return settling ? eight("giveThese", { count }) : act("confirm", { count });
      return choice.gift === "shed" ? act("confirm", { count }) : t("confirmDiscard");
    },
  };
}
