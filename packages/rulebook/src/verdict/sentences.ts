import type { Language } from "../language";
import type { Kept, Unsure } from "./checks/shapes";
import type { Refused, Side } from "./refused/shapes";
import type { Closed, End, Log, Places } from "./story/shapes";

export type { Colour, Side } from "./refused/shapes";

/** A card between two others: the neighbour that counts, and both differences. */
interface Neighbours {
  readonly card: string;
  readonly left: number;
  readonly right: number;
}

/** Every sentence of the verdict card and the log, once per language. */
export interface Sentences {
  readonly language: Language;

  readonly yes: string;
  readonly no: string;
  readonly perhaps: string;

  readonly allowed: Allowed;
  readonly refused: Refused;
  readonly notes: Notes;
  readonly kept: Kept;
  readonly unsure: Unsure;
  readonly places: Places;
  readonly log: Log;

  readonly turn: {
    readonly yours: string;
    other(name: string): string;
  };

  readonly end: End;
  readonly closed: Closed;

  card(name: string): string;
}

/** What an allowed act says for itself: a fragment, as refusals are. */
interface Allowed {
  readonly free: string;
  discard(count: number): string;
  /** Two cards chosen instead of playing one. */
  readonly discardTwo: string;
  readonly discardThese: string;
  /** The Start is played: the crew gives so many. */
  start(count: number): string;
  /** The same for a crew of one. */
  startAlone(count: number): string;
  /** Where another hand may hold a Sea Monster. */
  readonly finishTried: string;
  readonly finish: string;
  readonly summit: string;
  give(count: number): string;
  readonly fits: string;
  readonly rocks: string;
  readonly monster: string;
  readonly compass: string;
  readonly noCompass: string;
  readonly fog: string;
  readonly sweep: string;
  readonly unseen: string;
  readonly swap: string;
  readonly pass: string;
  readonly campfire: string;
  readonly rope: string;
  /** Nothing can be done: the game is lost. */
  readonly stuck: string;
}

/** Sentences of their own under a verdict. */
interface Notes {
  readonly openWater: string;
  readonly pillarsFree: string;
  /** One neighbour; `across` when it lies over the row end. */
  oneNeighbour(card: string, side: Side, across: boolean): string;
  /** At sea, between two cards: the smaller difference. */
  smaller(neighbours: Neighbours): string;
  /** Over a Bridge, between two cards: the greater difference. */
  greater(neighbours: Neighbours): string;
  sameDifference(difference: number): string;
  across(card: string, side: Side): string;
  /** A Wild stands for the number already, or is to stand for one that lies there. */
  readonly sameNumber: string;
  /** The card is lower or higher than its blocker; the row is told when it is another one. */
  order(card: string, blocker: string, side: Side, row: number | undefined): string;
  doesNotPay(card: string): string;
  readonly startIsSpare: string;
  readonly startMissingToo: string;
  readonly hugTheCoast: string;
  readonly islandReached: string;
  readonly seaClosed: string;
  /** On the mountain: no number on either side. */
  readonly nothingBeside: string;
  campfireCounts(value: number, side: Side): string;
  readonly explorerCard: string;
  nextSpace(place: string): string;
  emptyBelow(place: string): string;
  besideIt(card: string, side: Side): string;
}
