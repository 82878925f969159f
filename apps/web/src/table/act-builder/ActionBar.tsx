"use client";

import { isFilling, isOutOfTurn, socketsMissing } from "@stillwater/table/act-builder";
import { isCouncilStep } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { useSetting } from "@/preferences/store";
import type { Stage } from "@/stage/useStage";
import { useActWords } from "./useActWords";

interface ActionBarProps {
  readonly stage: Stage;
  readonly canDiscard: boolean;
  /** The second button's label while nothing is chosen; it has a default. */
  readonly idle?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Two buttons: the act with its price, and cancel. */
export function ActionBar({ stage, canDiscard, idle, ref }: ActionBarProps) {
  const { helm, table, cards, actor } = stage;
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  const words = useActWords(stage);
  const [keys] = useSetting("keys");
  const { choice, around } = helm.choosing;
  const { asked } = helm;
  const busy = helm.sending !== null;
  const mine = helm.mine || (choice.at === "aim" && isOutOfTurn(choice.plan.type));
  const left = socketsMissing(choice);
  const wait =
    actor === null
      ? t("over")
      : asked.step === "give"
        ? eight("givesFirst", { name: actor })
        : t("waitTurn", { name: actor });
  if (isFilling(choice)) {
    const ready = left === 0 && mine;
    const stuck = asked.rest.at === "gift" && choice.paid.length === 0;
    return (
      <div className="table-actions">
        <Button icon="undo" onClick={helm.back} disabled={stuck}>
          {t("takeBack")}
        </Button>
        <Button ref={ref} variant={ready && !busy ? "primary" : "waiting"} onClick={helm.go}>
          {busy ? t("sending") : left > 0 ? t("more", { count: left }) : mine ? words.confirm(choice) : wait}
        </Button>
      </div>
    );
  }
  const fit = choice.at === "aim" ? around.fit(choice.plan) : null;
  const label =
    choice.at === "aim"
      ? words.aim(choice.plan, fit?.fits ? fit.price : 0)
      : choice.at === "card"
        ? t("play", { card: cards.name(table, choice.card) })
        : (idle ?? t(choice.at === "tool" || isCouncilStep(asked.step) ? "pointFirst" : "playNone"));
  const gift = asked.instead ?? "discard";
  return (
    <div className="table-actions">
      {choice.at === "aim" || (choice.at === "tool" && asked.rest.at !== "tool") ? (
        <Button icon="undo" onClick={helm.back}>
          {t("takeBack")}
        </Button>
      ) : asked.bound && gift === "discard" ? null : (
        <Button
          className={gift === "discard" ? "tablet:portrait:hidden lg:hidden" : undefined}
          onClick={() => helm.begin(gift)}
          disabled={!canDiscard}
          {...(stage.shortcuts ? { shortcut: keys.discard } : {})}
        >
          {words.begin(gift)}
        </Button>
      )}
      <Button ref={ref} variant={fit?.fits && mine && !busy ? "primary" : "waiting"} onClick={helm.go}>
        {busy ? t("sending") : mine ? label : wait}
      </Button>
    </div>
  );
}
