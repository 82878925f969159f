/** Which rule matters at a table now: what just happened first, what is about to matter after it. */
import {
  type ClauseId,
  type Finding,
  factWords,
  hand,
  namedPiece,
  type Rulebook,
  type Table,
  topOf,
} from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { lookOf } from "@/modules/rooms";
import type { Stage } from "@/stage/useStage";

/** A rule that just showed itself: a price, a refusal, something that is asked. Null most of the time. */
export function eventOf(stage: Pick<Stage, "table" | "helm" | "shown" | "live">): ClauseId | null {
  const { table, helm, shown, live } = stage;
  // The Start table and the council say themselves what they are for.
  if (live.talking || live.council) return null;
  const sea = table.rulebook.game === "sea";
  const { rulebook } = table;
  if (helm.mine && helm.asked.step !== "act") return helm.asked.clause ?? null;
  const { choice } = helm.choosing;
  if (choice.at === "gift") return sea ? "T.turn.discard-two" : "A.turn.discard-two";
  const tool = choice.at === "tool" ? choice.tool : choice.at === "aim" ? choice.plan.type : null;
  const asked =
    tool === null ? undefined : ACTS.find(([type, clause]) => type === tool && inForce(rulebook, clause));
  if (asked !== undefined) return asked[1];
  if (shown === null) return cameToLight(live.log);
  const { plan, verdict } = shown;
  const refusal = verdict.findings.find((finding: Finding) => finding.holds === "no");
  if (refusal !== undefined) return refusal.clause;
  const turnedUp = verdict.findings.find(({ clause }) => clause === "T.pyramid.draw")?.with;
  if (turnedUp?.border === true && Number(turnedUp.left) > 0) return "T.pyramid.draw";
  if (covers(table, plan.to)) return "A.bridge.cover";
  if (verdict.price === 0) return null;
  return sea ? "T.place.cost" : "A.place.cost";
}

/** Acts of some games only, by the rule that explains them. */
const ACTS: readonly (readonly [string, ClauseId])[] = [
  ["herd", "A.goat.herd"],
  ["turn", "T.night.rotate"],
  ["swap", "T.duel.swap"],
  ["rope", "A.rope.use"],
  ["compass", "T.pyramid.compass"],
];

/** What an act may bring up, by the clause its facts cite. */
const BROUGHT_UP: ReadonlySet<string> = new Set<ClauseId>([
  "T.night.turn",
  "T.pyramid.storm",
  "T.pyramid.monster",
  "T.pyramid.rocks",
  "T.pyramid.compass",
  "T.pyramid.wild",
  "T.pyramid.finish",
  "A.panorama.done",
]);

/** Points are counted, not enforced: they go with the turns of a duel. */
const inForce = (rulebook: Rulebook, clause: ClauseId): boolean =>
  rulebook.enforced.has(clause === "T.duel.score" ? "T.duel.turn" : clause);

/** What the last act has turned up, where that has a rule of its own. */
function cameToLight(log: readonly EntryView[]): ClauseId | null {
  const cited = log.at(-1)?.facts.map((fact) => factWords(fact)?.clause ?? "") ?? [];
  return cited.find((clause): clause is ClauseId => BROUGHT_UP.has(clause)) ?? null;
}

function covers(table: Table, to: number): boolean {
  return to > 0 && table.rulebook.pieceName(topOf(table, to)) === "bridge";
}

/** The rules that stand behind this person's turn, the plainest first. */
export function standingOf({ table, helm, you }: Pick<Stage, "table" | "helm" | "you">): readonly ClauseId[] {
  if (you === null || !helm.mine || helm.asked.step !== "act") return [];
  const held = hand(table, you).flatMap((card) => {
    return lookOf(namedPiece(table.rulebook.pieceName(card)))?.rule ?? [];
  });
  const goat = hand(table, you).some((card) => namedPiece(table.rulebook.pieceName(card))?.goat === true);
  const own = STANDING.filter((clause) => inForce(table.rulebook, clause) && mattersNow(table, clause));
  return [
    ...goal(table),
    plainest(table),
    ...held,
    ...own,
    ...(goat ? (["A.goat.place", "A.goat.win"] as const) : []),
  ];
}

/** What a game asks for besides, in the order it is told; one a turn. */
const STANDING: readonly ClauseId[] = [
  "T.arch.roof",
  "T.pyramid.draw",
  "T.night.place",
  "T.night.win",
  "T.duel.turn",
  "T.duel.draw",
  "T.duel.score",
  "A.green.path",
  "A.panorama.done",
  "A.rope.use",
];

/** What everybody plays for; two who play against each other are told of their points. */
function goal({ rulebook }: Table): readonly ClauseId[] {
  if (rulebook.game === "mountain") return ["A.end.win"];
  return rulebook.actOf.swap === undefined ? ["T.end.win"] : [];
}

/** The rule a first turn begins with. */
function plainest(table: Table): ClauseId {
  if (table.rulebook.game === "mountain") return "A.place.next";
  return inForce(table.rulebook, "T.arch.pillars") && !roofOpen(table)
    ? "T.arch.pillars"
    : "T.place.ascending";
}

function mattersNow(table: Table, clause: ClauseId): boolean {
  return clause !== "T.arch.roof" || roofOpen(table);
}

/** Whether nothing of the board is closed any more: both pillars of a High Arch are full. */
const roofOpen = (table: Table): boolean => descriptionOf(table).closed.size === 0;
