import { nameOf } from "../given";
import type { Sentences } from "../sentences";
import { after, isCell, seatIn, type Told } from "./told";

type Names = readonly (string | null)[];

/** Keeps a split on one line. */
const BETWEEN_SHARES = "\u00a0·\u00a0";

/** What followed by itself, a sentence for each thing; the weightiest first. */
export function aftermath(facts: readonly Told[], names: Names, sentences: Sentences): readonly string[] {
  return [
    ...ending(facts, sentences),
    ...shares(facts, sentences),
    ...holders(facts, names, sentences),
    ...explored(facts, sentences),
    ...lifted(facts, sentences),
    ...met(facts, sentences),
    ...weather(facts, names, sentences),
    ...rocks(facts, sentences),
    ...small(facts, sentences),
    ...drawing(facts, names, sentences),
  ];
}

function ending(facts: readonly Told[], { log }: Sentences): readonly string[] {
  const end = facts.find(({ piece, to }) => piece === "turn" && (to === "won" || to === "lost"));
  if (end?.clause === "T.duel.end") return [log.duelOver];
  return end?.to === "lost" ? [end.clause === "A.end.lose" ? log.climbOver : log.seaClosed] : [];
}

/** A split agreed by all. */
function shares(facts: readonly Told[], { log }: Sentences): readonly string[] {
  const given: number[] = [];
  for (const { from, to } of facts) {
    const seat = seatIn(to, "tray");
    if (from === "pot" && seat >= 0) given[seat] = (given[seat] ?? 0) + 1;
  }
  return given.length > 0
    ? [log.allAgree(Array.from(given, (share) => share ?? 0).join(BETWEEN_SHARES))]
    : [];
}

function holders(facts: readonly Told[], names: Names, sentences: Sentences): readonly string[] {
  const seats = facts.flatMap(({ piece, to }) => (to === "disclosed" ? [seatIn(piece, "holder")] : []));
  const [one, ...others] = seats.map((seat) => nameOf(seat, names, sentences));
  if (one === undefined) return [];
  const { holdsMonster, holdMonsters } = sentences.log;
  return [others.length === 0 ? holdsMonster(one) : holdMonsters([one, ...others])];
}

/** A card of the Explorer deck, turned up by an Island on a border card. */
function explored(facts: readonly Told[], { log, card }: Sentences): readonly string[] {
  const turned = facts.find(({ from }) => from === "explorer");
  if (turned === undefined) return [];
  const island = card(facts.find(({ from, to }) => seatIn(from, "hand") >= 0 && isCell(to))?.piece ?? "?");
  if (seatIn(turned.to, "hand") >= 0) return [log.explorerHand];
  if (turned.clause === "T.pyramid.storm") return [log.explorerStorm(island)];
  if (turned.clause === "T.pyramid.monster") return [log.explorerMonster(island)];
  const more = facts.some(
    ({ piece, clause }) => piece === "toll" && (clause === "T.pyramid.rocks" || clause === "T.pyramid.start"),
  );
  return [more ? log.explorerMore : log.explorerNothing];
}

function lifted(facts: readonly Told[], { log, card }: Sentences): readonly string[] {
  return facts.flatMap(({ piece, to }) => (to.startsWith("lifted:") ? [log.lifted(card(piece))] : []));
}

function met(facts: readonly Told[], { log }: Sentences): readonly string[] {
  return facts.flatMap(({ piece, to }) =>
    to === "met" ? [log.panoramaMet(after(piece, "panorama") ?? "")] : [],
  );
}

/** Storms drawn, Storms that strike later, Compasses earned, night and day. */
function weather(facts: readonly Told[], names: Names, sentences: Sentences): readonly string[] {
  const { log, card } = sentences;
  return facts.flatMap(({ piece, from, to, clause }, index) => {
    if (clause === "T.storm.draw")
      return [log.stormDrawn(nameOf(seatIn(to, "drawn"), names, sentences), card(piece))];
    if (piece === "compass" && to === "team") return [log.compassEarned];
    if (piece === "sky") return [to === "night" ? log.nightFalls : log.dayBreaks];
    const drawnNow = facts.slice(0, index).some((fact) => fact.clause === "T.storm.draw" && fact.to === from);
    if (from.startsWith("drawn:") && to === "gone" && clause === "T.storm.purple") return [log.stormPasses];
    if (!from.startsWith("drawn:") || drawnNow || to.startsWith("row:") || clause === "T.storm.cancel")
      return [];
    return [log.stormStrikes(card(piece))];
  });
}

function rocks(facts: readonly Told[], { log }: Sentences): readonly string[] {
  return facts.flatMap(({ piece, to, clause }) => {
    if (piece !== "rocks") return [];
    if (clause === "T.rocks.gone") return [log.rocksGone];
    return clause === "T.rocks.auto" ? [log.rocksDrifted(Number(after(to, "row")))] : [];
  });
}

function small(facts: readonly Told[], { log }: Sentences): readonly string[] {
  return [
    ...(facts.some(({ clause }) => clause === "A.goat.place") ? [log.goatCame] : []),
    ...(facts.some(({ to }) => to === "covered") ? [log.bridgeCovered] : []),
  ];
}

/** Everybody draws up once the eight are paid. */
function drawing(facts: readonly Told[], names: Names, sentences: Sentences): readonly string[] {
  const drawn = facts.filter(({ clause, from }) => clause === "T.start.refill" && seatIn(from, "pile") >= 0);
  const drawers = [...new Set(drawn.map(({ from }) => seatIn(from, "pile")))];
  if (drawers.length > 1) return [sentences.log.allDrew];
  return drawers.map((seat) => sentences.log.drew(nameOf(seat, names, sentences), drawn.length));
}
