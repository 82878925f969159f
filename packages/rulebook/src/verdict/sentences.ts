import type { Language } from "../language";

export type Side = "left" | "right";
export type Colour = "green" | "blue" | "red";

/** A card between two others: the neighbour that counts, and both differences. */
interface Neighbours {
  readonly card: string;
  readonly left: number;
  readonly right: number;
}

/**
 * Every sentence of the verdict card and the log, once per language. Refusals are fragments without their first
 * capital and full stop, so that "No — …" and a sentence of its own can both be made from them.
 */
export interface Sentences {
  readonly language: Language;

  readonly yes: string;
  readonly no: string;
  readonly perhaps: string;

  readonly allowed: {
    readonly free: string;
    discard(count: number): string;
    /** Two cards chosen instead of playing one. */
    readonly discardTwo: string;
    /** The Start is played: the crew gives so many. */
    start(count: number): string;
    /** The same for a crew of one. */
    startAlone(count: number): string;
    readonly finish: string;
    give(count: number): string;
    readonly fits: string;
  };

  readonly refused: {
    readonly other: string;
    readonly gameOver: string;
    /** Undefined name: the seat is not told. */
    notYourTurn(name: string | undefined): string;
    notInHand(card: string): string;
    readonly noStartInHand: string;
    readonly noFinishInHand: string;
    readonly occupied: string;
    readonly offGrid: string;
    readonly islandsOnly: string;
    blocker(card: string, side: Side): string;
    cannotPay(need: number, have: number): string;
    readonly startFirst: string;
    readonly startLies: string;
    readonly startMissing: string;
    startUnpayable(need: number, have: number): string;
    spacesOpen(count: number): string;
    readonly offerMisfits: string;
    readonly splitMisfits: string;
    giveExactly(count: number): string;
    readonly removedMisfits: string;
    readonly mixed: string;
    readonly silence: string;
    readonly pledgeFirst: string;
    readonly giveFirst: string;
    readonly nothingOwed: string;
    readonly costsNothing: string;
    cannotGive(card: string): string;
    readonly lastCard: string;

    rocks(row: number | undefined): string;
    readonly rocksStay: string;
    readonly rocksNeedRoom: string;
    readonly monsterCount: string;
    readonly monsterKept: string;
    readonly monsterNeedsCard: string;
    monsterHeld(name: string | undefined): string;
    fog(row: number | undefined): string;
    readonly mustTouch: string;
    readonly noRowForFog: string;
    readonly threeAtMost: string;
    readonly noStorm: string;
    readonly noCompassLeft: string;
    readonly wholeHand: string;
    wildTaken(card: string | undefined): string;
    readonly pillarsFirst: string;
    readonly noStartHere: string;
    readonly stormOnSpace: string;
    wrongSide(count: number | undefined): string;
    readonly rotateNeedsCard: string;
    readonly exactlyTwo: string;
    tooFewNumbers(spaces: number, numbers: number): string;
    readonly canStillPlay: string;

    readonly notNextSpace: string;
    rowFull(row: number | undefined): string;
    readonly needsSupport: string;
    sameColour(colour: Colour | undefined): string;
    numberTooLow(number: number): string;
    readonly bridgeAtEnd: string;
    readonly coverBridgeOnly: string;
    campfireColour(colour: Colour | undefined): string;
    readonly nowhereHigher: string;
    bridgesOpen(count: number): string;
    readonly noRope: string;
    readonly noGreenPath: string;
    panoramasMissing(count: number): string;
    readonly herdOnlyUp: string;
    readonly goatsFearBridges: string;
    readonly goatsStandThere: string;
    goatsMissing(have: number): string;
  };

  readonly notes: {
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
    /** The card is lower or higher than its blocker; the row is told when it is another one. */
    order(card: string, blocker: string, side: Side, row: number | undefined): string;
    doesNotPay(card: string): string;
    readonly startIsSpare: string;
    readonly startMissingToo: string;
    readonly hugTheCoast: string;
    readonly islandReached: string;
    readonly seaClosed: string;
  };

  /** One sentence per kept rule, for the list of everything that was checked. */
  readonly kept: {
    readonly other: string;
    readonly yourTurn: string;
    readonly inHand: string;
    readonly island: string;
    readonly empty: string;
    readonly rising: string;
    readonly free: string;
    costs(count: number): string;
    canPay(need: number, have: number): string;
    readonly noStartHeld: string;
    readonly startPayable: string;
    readonly noStartYet: string;
    readonly gridFull: string;
    readonly twoCards: string;
  };

  /** Where only the holder of hidden cards can tell. */
  readonly unsure: {
    readonly other: string;
    holds(card: string): string;
    readonly startHeld: string;
    payable(need: number): string;
  };

  readonly places: {
    cell(row: number, column: number): string;
    /** The same in a log line, without its comma. */
    cellBriefly(row: number, column: number): string;
    step(row: number, place: number): string;
    pillar(side: Side, place: number): string;
    row(row: number): string;
    readonly startBerth: string;
    readonly finishBerth: string;
    hand(name: string): string;
    pile(name: string): string;
    discards(name: string): string;
    seat(number: number): string;
  };

  readonly log: {
    laid(name: string, card: string, place: string, discarded: number): string;
    laidStart(name: string): string;
    laidFinish(name: string): string;
    discarded(name: string, count: number): string;
    drew(name: string, count: number): string;
    readonly allDrew: string;
    /** A dial that did not move is undefined. */
    offered(name: string, gladly: number | undefined, atMost: number | undefined): string;
    /** Marker put on one of the splits on offer. */
    agreed(name: string): string;
    /** The split in seat order: "2 · 4 · 2", in characters that do not break. */
    allAgree(split: string): string;
    readonly dealt: string;
    readonly other: string;
  };

  readonly turn: {
    readonly yours: string;
    other(name: string): string;
  };

  readonly end: {
    won(spare: number): string;
    lost(open: number): string;
    readonly lostAtFinish: string;
  };

  card(name: string): string;
}
