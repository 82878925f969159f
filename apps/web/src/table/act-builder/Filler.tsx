"use client";

import { type ClauseId, owes } from "@stillwater/engine";
import { type Filling, isNamedGift } from "@stillwater/table/act-builder";
import { Sockets } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Stage } from "@/stage/useStage";
import { RuleLink } from "@/table/verdict/RuleLink";

/** The most sockets that stand beside their words. */
const MANY = 3;

interface FillerProps {
  readonly stage: Stage;
  readonly choice: Filling;
  readonly onRule: (clause: ClauseId) => void;
  /** First-time words in place of the quiet ones. */
  readonly first?: ReactNode;
}

/** Sockets to fill: a price, the two of "discard two", what is given together. */
export function Filler({ stage, choice, onRule, first }: FillerProps) {
  const { table, helm, names, cards } = stage;
  const { choosing, asked } = helm;
  const t = useTranslations("table");
  const hint = useTranslations("hint");
  const eight = useTranslations("eight");
  const count = choice.need;
  const giving = choice.at === "gift" && choice.gift === "give";
  const together = giving && asked.settling;
  // Not all that modules have people give is discarded face down.
  const isOwn = choice.at === "gift" && isNamedGift(choice.gift);
  const headline = together
    ? eight("give", { count })
    : choice.at === "pay" || choice.gift === "give"
      ? t("choosePay", { count })
      : choice.gift === "discard"
        ? t("chooseDiscard")
        : hint(choice.gift, { count });
  const others = names.flatMap((name, seat) => {
    const owed = together && seat !== table.viewer ? owes(table, seat) : 0;
    return owed > 0 ? [`${name} ${owed}`] : [];
  });
  return (
    <div className="table-filler" data-many={count > MANY ? "" : undefined}>
      <div>
        <h2 className="table-prompt">{headline}</h2>
        {first ??
          (isOwn ? null : (
            <p className="mt-1 text-quiet">
              {together ? eight("giveText") : t("chooseText")}
              {others.length > 0 ? ` ${eight("othersGive", { names: others.join(", ") })}` : null}
            </p>
          ))}
        {/* A module may make a seat owe cards: its rule says why. */}
        {giving && !together && asked.clause ? <RuleLink clause={asked.clause} onOpen={onRule} /> : null}
      </div>
      <Sockets
        count={count}
        label={t("chosenOf", { count: choice.paid.length, need: count })}
        faces={choice.paid.map((card) => ({
          key: String(card),
          face: cards.face(table, card),
          label: t("takeOut", { card: cards.name(table, card) }),
        }))}
        onTake={(key) => choosing.move({ do: "card", card: Number(key) })}
      />
    </div>
  );
}
