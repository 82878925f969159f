"use client";

/** Check only: type a card, see where it may lie, read its price. No set-up, no turns; cards stay only if asked to. */
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";
import { AnswerField } from "./AnswerField";
import { BesideCards } from "./BesideCards";
import { CheckKeys } from "./CheckKeys";
import { CheckMenu } from "./CheckMenu";
import type { CheckKind } from "./check-board";
import { beginPath } from "./device/paths";
import { useCheck } from "./useCheck";

export function Check({ kind: asked }: { readonly kind: CheckKind }) {
  const t = useTranslations("companion");
  const locale = useLocale();
  const [menu, setMenu] = useState(false);
  const [openRule, ruleSheet] = useRuleSheet();
  const field = useRef<HTMLButtonElement>(null);
  const check = useCheck(asked, ruleSheet === null && !menu);
  const { stage, table, names, answered, typed, cards, line, record } = check;
  return (
    <BesideCards
      stage={stage}
      phase={answered === null ? "type" : "answer"}
      header={{
        line: t("checkOnly"),
        onMenu: () => setMenu(true),
        way: { text: t("trackShort"), href: `/${locale}${beginPath(table.rulebook.game)}` },
      }}
      asked={
        answered !== null ? (
          <AnswerField
            {...{ table, names, field, ...answered }}
            card={cards.name(table, answered.plan.card)}
            drawTo={null}
            press={{ text: t("layHere"), onPress: record }}
            anyway={{ text: t("layAnyway"), onPress: record }}
            onBack={stage.helm.back}
            onRule={openRule}
          />
        ) : (
          <CheckKeys
            {...{ stage, table, typed, cards, lies: check.lies }}
            onTyped={check.type}
            onTake={check.take}
            onClear={check.clear}
          />
        )
      }
    >
      {check.confirming}
      {line.shown}
      {check.kept ? null : (
        <p className="grid gap-2.5 p-3 text-quiet beside:[grid-area:foot]">{t("notKept")}</p>
      )}
      {menu ? (
        <CheckMenu
          kind={check.kind}
          onKind={check.change}
          onLine={line.open}
          onClose={() => setMenu(false)}
        />
      ) : null}
      {ruleSheet}
    </BesideCards>
  );
}
