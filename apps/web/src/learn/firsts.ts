/** Which rule matters at a table now: what just happened first, what is about to matter after it. */
import { type ClauseId, type Finding, hand, type Table, topOf } from "@stillwater/engine";
import type { Stage } from "@/play/table/useStage";

/** A rule that just showed itself: a price, a refusal, something that is asked. Null most of the time. */
export function eventOf(stage: Pick<Stage, "table" | "helm" | "shown" | "live">): ClauseId | null {
  const { table, helm, shown, live } = stage;
  const sea = table.rulebook.game === "sea";
  if (live.talking) return "T.start.eight";
  if (helm.mine && helm.asked.step !== "act") return helm.asked.clause ?? null;
  const { choice } = helm.choosing;
  if (choice.at === "gift") return sea ? "T.turn.discard-two" : "A.turn.discard-two";
  if (shown === null) return null;
  const { plan, verdict } = shown;
  const refusal = verdict.findings.find((finding: Finding) => finding.holds === "no");
  if (refusal !== undefined) return refusal.clause;
  if (covers(table, plan.to)) return "A.bridge.cover";
  if (verdict.price === 0) return null;
  return sea ? "T.place.cost" : "A.place.cost";
}

function covers(table: Table, to: number): boolean {
  return to > 0 && table.rulebook.pieceName(topOf(table, to)) === "bridge";
}

/** What a card of the hand asks to know, by its name. */
const CARDS: Readonly<Record<string, ClauseId>> = {
  start: "T.start.forced",
  finish: "T.finish.when",
  monster: "T.monster.keep",
  wild: "T.wild.any",
  bridge: "A.bridge.place",
  campfire: "A.campfire.replace",
  summit: "A.summit.when",
};

/** The rules that stand behind this person's turn, the plainest first. */
export function standingOf({ table, helm, you }: Pick<Stage, "table" | "helm" | "you">): readonly ClauseId[] {
  if (you === null || !helm.mine || helm.asked.step !== "act") return [];
  const held = hand(table, you).flatMap((card) => {
    const [kind = ""] = table.rulebook.pieceName(card).split(":");
    return CARDS[kind] ?? [];
  });
  return [table.rulebook.game === "sea" ? "T.place.ascending" : "A.place.next", ...held];
}
