import type { Side } from "../refused/shapes";

/** Names of places, and where they need it briefly for a log line. */
export interface Places {
  cell(row: number, column: number): string;
  /** The same in a log line, without its comma. */
  cellBriefly(row: number, column: number): string;
  step(row: number, place: number): string;
  stepBriefly(row: number, place: number): string;
  pillar(side: Side, place: number): string;
  pillarBriefly(side: Side, place: number): string;
  row(row: number): string;
  readonly startBerth: string;
  readonly finishBerth: string;
  readonly summitBerth: string;
  hand(name: string): string;
  pile(name: string): string;
  discards(name: string): string;
  /** Where a Storm lies that is a player's. */
  before(name: string): string;
  openCard(number: number): string;
  readonly explorer: string;
  seat(number: number): string;
}

/** One sentence per act, at most fifteen words with what follows from it. `cost` is how many cards went. */
export interface Log {
  laid(name: string, card: string, place: string, cost: number): string;
  /** A Wild, by the number it was named. */
  laidWild(name: string, number: string, place: string, cost: number): string;
  laidStart(name: string): string;
  laidFinish(name: string): string;
  laidSummit(name: string): string;
  triedFinish(name: string): string;
  discarded(name: string, count: number): string;
  drew(name: string, count: number): string;
  readonly allDrew: string;
  /** A dial that did not move is undefined. */
  offered(name: string, gladly: number | undefined, atMost: number | undefined): string;
  /** Dials set as they were: agreement begins anew. */
  sameOffer(name: string): string;
  /** Marker put on one of the splits on offer. */
  agreed(name: string): string;
  /** The split in seat order: "2 · 4 · 2", in characters that do not break. */
  allAgree(split: string): string;
  readonly dealt: string;
  readonly other: string;

  rocksMoved(name: string, row: number): string;
  rocksStayed(name: string, count: number): string;
  monster(name: string, card: string, place: string): string;
  compass(name: string, storm: string): string;
  wildCompass(name: string, storm: string): string;
  noCompass(name: string): string;
  fog(name: string, row: number): string;
  shed(name: string, count: number): string;
  swept(name: string, count: number): string;
  unseen(name: string, count: number): string;
  turned(name: string, place: string, side: "day" | "night", cost: number): string;
  swapped(name: string): string;
  passed(name: string): string;
  moved(name: string, card: string, place: string, cost: number): string;
  rope(name: string): string;
  /** The crew turns out to have less to give for the Start. */
  waived(name: string, count: number): string;
  /** Said by a player whose hand nobody here sees. */
  stuck(name: string): string;
  herded(name: string, count: number, place: string, cost: number): string;

  /** What followed by itself. */
  rocksDrifted(row: number): string;
  readonly rocksGone: string;
  holdsMonster(name: string): string;
  holdMonsters(names: readonly string[]): string;
  stormDrawn(name: string, storm: string): string;
  stormStrikes(storm: string): string;
  readonly stormPasses: string;
  readonly compassEarned: string;
  readonly nightFalls: string;
  readonly dayBreaks: string;
  /** The Explorer deck: a card for the hand, a Storm, a Sea Monster, one card more, nothing. */
  readonly explorerHand: string;
  explorerStorm(card: string): string;
  explorerMonster(card: string): string;
  readonly explorerMore: string;
  readonly explorerNothing: string;
  readonly bridgeCovered: string;
  lifted(card: string): string;
  readonly goatCame: string;
  panoramaMet(numbers: string): string;
  readonly seaClosed: string;
  readonly climbOver: string;
  readonly duelOver: string;
}

/** Who won a duel, and by what: the points, or what breaks a tie. */
type Margin = "points" | "placed" | "discarded" | "longest";

/** Spaces that can never all be filled, from a place on. */
/** @param bridge whether a Bridge lies there that no card could cover */
export type Closed = (place: string, spaces: number, cards: number, bridge: boolean) => string;

/** How a game ended, in one sentence. */
export interface End {
  won(spare: number): string;
  lost(open: number): string;
  readonly lostAtFinish: string;
  wonClimb(spare: number): string;
  lostClimb(open: number): string;
  readonly lostAtSummit: string;
  duel(name: string, points: string, other: string, by: Margin): string;
  shared(points: string): string;
  /** What a score is made of. */
  score(name: string, points: number, placed: number, discarded: number, runs: string): string;
}
