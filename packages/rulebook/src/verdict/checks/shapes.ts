import type { ClauseId } from "@stillwater/engine";

/** Clauses whose kept rule has one sentence whatever the values. */
export const KEPT_CLAUSES = [
  "T.end.last-card",
  "T.place.island",
  "T.place.empty",
  "T.place.ascending",
  "T.start.forced",
  "T.start.eight",
  "T.start.unpayable",
  "T.start.spare",
  "T.finish.when",
  "T.rocks.block",
  "T.rocks.move",
  "T.monster.finish",
  "T.monster.keep",
  "T.monster.play",
  "T.storm.orange",
  "T.storm.purple",
  "T.storm.yellow-start",
  "T.compass.shared",
  "T.compass.target",
  "T.compass.gain-hand",
  "T.compass.six",
  "T.arch.pillars",
  "T.arch.roof",
  "T.arch.win",
  "T.pyramid.compass",
  "T.pyramid.storm",
  "T.pyramid.win",
  "T.night.rotate",
  "T.night.win",
  "T.duel.possible",
  "T.duel.swap",
  "T.duel.pass",
  "A.place.next",
  "A.place.row-full",
  "A.place.support",
  "A.place.colour",
  "A.place.number",
  "A.bridge.place",
  "A.bridge.cover",
  "A.campfire.replace",
  "A.campfire.move",
  "A.summit.when",
  "A.rope.use",
  "A.green.path",
  "A.panorama.done",
  "A.goat.herd",
  "A.goat.bridge",
  "A.goat.campfire",
  "A.goat.win",
] as const satisfies readonly ClauseId[];

type KeptClause = (typeof KEPT_CLAUSES)[number];

/** One sentence per kept rule, for the list of everything that was checked. */
export interface Kept {
  readonly other: string;
  readonly yourTurn: string;
  /** It is another's turn, and this may be done all the same. */
  readonly askedNow: string;
  readonly goesOn: string;
  /** Somebody says that nothing can be done, and so it is. */
  readonly stuck: string;
  readonly inHand: string;
  readonly free: string;
  costs(count: number): string;
  canPay(need: number, have: number): string;
  chosen(count: number): string;
  readonly chooseLater: string;
  readonly twoCards: string;
  freeToName(card: string): string;
  readonly noWild: string;
  readonly noRealStart: string;
  readonly explorerCard: string;
  readonly explorerEmpty: string;
  readonly noBorder: string;
  readonly by: Readonly<Record<KeptClause, string>>;
}

/** Where only the holder of hidden cards can tell. Fragments, as refusals are. */
export interface Unsure {
  readonly other: string;
  holds(card: string): string;
  readonly startHeld: string;
  readonly monsterHeld: string;
  /** Among hidden cards that are given. */
  readonly monsterGiven: string;
  payable(need: number): string;
  /** The card itself is hidden. */
  readonly hiddenCard: string;
  /** A card on the board whose face nobody knows, by where it lies. */
  unknownFace(place: string): string;
  /** The same for a price; where no place is named, the card played is hidden. */
  priceBetween(least: number, most: number, place?: string): string;
  readonly cardFits: string;
  readonly crewHas: string;
  readonly panoramaHidden: string;
  readonly stuck: string;
}
