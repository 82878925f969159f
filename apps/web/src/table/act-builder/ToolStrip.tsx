"use client";

import { DEEDS, TOOLS, type Tool } from "@stillwater/table/act-builder";
import { isCouncilStep } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useSetting } from "@/preferences/store";
import { toolKeyOf } from "@/stage/useKeys";
import type { Stage } from "@/stage/useStage";

/** Whether the game ever shows anything here: then its place is kept, so that nothing moves from turn to turn. */
function hasTools({ table: { rulebook } }: Stage): boolean {
  return [...TOOLS, ...DEEDS].some((type) => {
    const during = rulebook.actOf[type]?.spec.during;
    return during === "act" || during === "any";
  });
}

/** The acts besides playing a card: one button each. */
export function ToolStrip({ stage }: { readonly stage: Stage }) {
  const t = useTranslations("tool");
  const { helm, shortcuts } = stage;
  const [keys] = useSetting("keys");
  const { choice, asked } = helm.choosing;
  // A step that asks for one answer already shows its tool.
  const tools = asked.tools.filter((tool) => asked.rest.at !== "tool" || asked.rest.tool !== tool);
  // In a council the talk offers both.
  if (isCouncilStep(asked.step) || tools.length + asked.deeds.length === 0)
    return hasTools(stage) ? <div className="table-tools" /> : null;
  const up = (tool: Tool) => choice.at === "tool" && choice.tool === tool;
  return (
    <div className="table-tools">
      {tools.map((tool) => (
        <Button
          key={tool}
          {...(shortcuts && toolKeyOf(tool, keys) !== undefined ? { shortcut: toolKeyOf(tool, keys) } : {})}
          pressed={up(tool)}
          onClick={() => helm.use(tool)}
        >
          {t(tool)}
        </Button>
      ))}
      {asked.deeds.map((deed) => (
        <Button key={deed} onClick={() => helm.mean(deed)}>
          {t(deed)}
        </Button>
      ))}
    </div>
  );
}
