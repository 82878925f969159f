"use client";

/** The labels of acts on buttons. */
import { type Act, type Piece, type Table, topOf } from "@stillwater/engine";
import { type Filling, type Gift, isActBy, isNamedGift } from "@stillwater/table/act-builder";
import { descriptionOf } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { ACTS, isAboutThere } from "@/modules/rooms";
import type { Stage } from "@/stage/useStage";

/** The card that an act is about: the one played, destroyed, turned, or moved. */
function subjectOf(table: Table, { type, card, to }: Act): Piece {
  if (isAboutThere(type)) return topOf(table, to);
  return type === "move" ? descriptionOf(table).lifted : card;
}

export interface ActWords {
  /** The button that begins to give cards: how many, where that is always two, else what for. */
  readonly begin: (gift: Gift) => string;
  /** "Play 48 · pay 2", "Cover the Bridge · pay 3". */
  readonly aim: (plan: Act, price: number) => string;
  /** The button shown when all sockets are full. */
  readonly confirm: (choice: Filling) => string;
}

export function useActWords({ table, cards, helm }: Stage): ActWords {
  const t = useTranslations("table");
  const act = useTranslations("act");
  const tool = useTranslations("tool");
  const eight = useTranslations("eight");
  const { settling } = helm.asked;
  const name = (plan: Act): string => {
    const card = (cards.brief ?? cards.name)(table, subjectOf(table, plan));
    const { type } = plan;
    if (type === "lay") return topOf(table, plan.to) === 0 ? t("play", { card }) : act("cover");
    if (type === "start" || type === "finish" || type === "summit") return t("play", { card });
    if (isActBy(type, "card", "tool", "deed")) return act(type, { card });
    throw new Error(`${type} is not aimed at anything`);
  };
  return {
    begin: (gift) => (isNamedGift(gift) && ACTS[gift].gives === "counted" ? tool(gift) : t("discardTwo")),
    aim: (plan, price) =>
      price === 0
        ? name(plan)
        : plan.type === "lay" && topOf(table, plan.to) === 0
          ? t("playPay", { card: (cards.brief ?? cards.name)(table, plan.card), price })
          : act("pay", { act: name(plan), price }),
    confirm: (choice) => {
      const count = choice.need;
      if (choice.at === "pay") {
        const plain = choice.plan.type === "lay";
        return plain
          ? t("confirmPay", { count, card: (cards.brief ?? cards.name)(table, choice.plan.card) })
          : act("confirm", { count });
      }
      if (choice.gift === "give" && settling) return eight("giveThese", { count });
      if (ACTS[choice.gift].gives !== "counted") return t("confirmDiscard");
      // Not all that modules have people give is discarded.
      return isNamedGift(choice.gift) ? tool(choice.gift) : act("confirm", { count });
    },
  };
}
