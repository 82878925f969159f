"use client";

import { type ButtonAct, isActBy, isNamedGift } from "@stillwater/table/act-builder";
import { isCouncilStep } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useSetting } from "@/preferences/store";
import { keyOf } from "@/stage/useKeys";
import type { Stage } from "@/stage/useStage";

/** Whether the game ever shows anything here: then its place is kept, so that nothing moves from turn to turn. */
function hasTools({ table: { rulebook } }: Stage): boolean {
  return rulebook.acts.some(
    ({ spec: { type, during } }) =>
      (during === "act" || during === "any") && (isActBy(type, "tool", "deed") || isNamedGift(type)),
  );
}

/** The acts besides playing a card: one button each. */
export function ToolStrip({ stage }: { readonly stage: Stage }) {
  const t = useTranslations("tool");
  const { helm, shortcuts } = stage;
  const [keys] = useSetting("keys");
  const { choice, asked } = helm.choosing;
  // In a council the talk offers them.
  if (isCouncilStep(asked.step) || asked.buttons.length === 0)
    return hasTools(stage) ? <div className="table-tools" /> : null;
  const up = (type: ButtonAct) =>
    choice.at === "tool" ? choice.tool === type : choice.at === "gift" && choice.gift === type;
  return (
    <div className="table-tools">
      {asked.buttons.map((type) => (
        <Button
          key={type}
          {...(shortcuts && keyOf(type, keys) !== undefined ? { shortcut: keyOf(type, keys) } : {})}
          {...(isActBy(type, "deed") ? {} : { pressed: up(type) })}
          onClick={() => helm.begin(type)}
        >
          {t(type)}
        </Button>
      ))}
    </div>
  );
}
