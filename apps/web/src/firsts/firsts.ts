/** Which rule matters at a table now: first the one for what just happened, then those about to matter. */
import {
  type ActType,
  type ClauseId,
  type Finding,
  factWords,
  hand,
  namedPiece,
  type Rulebook,
  type Table,
  topOf,
} from "@stillwater/engine";
import type { Choice } from "@stillwater/table/act-builder";
import { only } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import type { FirstTimes } from "@/modules/first-times";
import { FIRSTS } from "@/modules/firsts";
import { modulesOf } from "@/modules/in-play";
import { lookOf } from "@/modules/rooms";
import type { Stage } from "@/stage/useStage";

/** A rule that just came into play: a price, a refusal, a question. Null most of the time. */
export function eventOf(stage: Pick<Stage, "table" | "helm" | "shown" | "live">): ClauseId | null {
  const { table, helm, shown, live } = stage;
  // The Start table and the council explain themselves.
  if (live.talking || live.council) return null;
  const { rulebook } = table;
  const sea = rulebook.game === "sea";
  if (helm.mine && helm.asked.step !== "act") return helm.asked.clause ?? null;
  const { choice } = helm.choosing;
  const type = typeOf(choice);
  if (type === "discard") return sea ? "T.turn.discard-two" : "A.turn.discard-two";
  if (type === "rope") return "A.rope.use";
  const rooms = firstsIn(rulebook);
  const asked = type === null ? undefined : rulebook.actOf[type]?.spec.clause;
  const own = rooms.flatMap(({ acts }) => acts).find((rule) => rule === asked);
  if (own !== undefined) return own;
  if (shown === null) return cameToLight(live.log, rooms);
  const { plan, verdict } = shown;
  const refusal = verdict.findings.find((finding: Finding) => finding.holds === "no");
  if (refusal !== undefined) return refusal.clause;
  for (const room of rooms) {
    const told = room.shown?.(verdict.findings) ?? null;
    if (told !== null) return told;
  }
  if (covers(table, plan.to)) return "A.bridge.cover";
  if (verdict.price === 0) return null;
  return sea ? "T.place.cost" : "A.place.cost";
}

/** The act that is being chosen; null for none yet. */
function typeOf(choice: Choice): ActType | null {
  if (choice.at === "tool") return choice.tool;
  if (choice.at === "gift") return choice.gift;
  return choice.at === "aim" ? choice.plan.type : null;
}

const firstsIn = (rulebook: Rulebook): readonly FirstTimes[] =>
  modulesOf(rulebook).flatMap((id) => FIRSTS[id] ?? []);

/** The card that the last act has revealed, if it has a rule of its own. */
function cameToLight(log: readonly EntryView[], rooms: readonly FirstTimes[]): ClauseId | null {
  const cited = log.at(-1)?.facts.map((fact) => factWords(fact)?.clause ?? "") ?? [];
  const known = new Set<string>(rooms.flatMap(({ broughtUp }) => broughtUp));
  return cited.find((clause): clause is ClauseId => known.has(clause)) ?? null;
}

function covers(table: Table, to: number): boolean {
  return to > 0 && table.rulebook.pieceName(topOf(table, to)) === "bridge";
}

/** The rules behind this person's turn, the plainest first. */
export function standingClauses({
  table,
  helm,
  you,
}: Pick<Stage, "table" | "helm" | "you">): readonly ClauseId[] {
  if (you === null || !helm.mine || helm.asked.step !== "act") return [];
  const { rulebook } = table;
  const held = hand(table, you).map((card) => rulebook.pieceName(card));
  const rooms = firstsIn(rulebook);
  return [
    ...goal(rulebook),
    plainest(table, rooms),
    ...held.flatMap((card) => lookOf(namedPiece(card))?.rule ?? []),
    ...rooms.flatMap(({ standing }) => standing?.(table, held) ?? []),
    ...(rulebook.enforced.has("A.rope.use") ? (["A.rope.use"] as const) : []),
  ];
}

/** The aim of the game; in a duel the points are explained instead. */
function goal(rulebook: Rulebook): readonly ClauseId[] {
  if (rulebook.game === "mountain") return ["A.end.win"];
  return rulebook.leads === null ? ["T.end.win"] : [];
}

/** The rule that a first turn begins with. */
function plainest(table: Table, rooms: readonly FirstTimes[]): ClauseId {
  const own = only(
    rooms.flatMap((room) => room.plainest?.(table) ?? []),
    "the rule a first turn begins with",
  );
  return own ?? (table.rulebook.game === "mountain" ? "A.place.next" : "T.place.ascending");
}
