export type Side = "left" | "right";
export type Colour = "green" | "blue" | "red";

/**
 * Why an act is refused. Fragments without their first capital and full stop, so that "No — …" and a sentence of its
 * own can both be made from them.
 */
export interface Refused extends RefusedAnywhere, RefusedAtSea, RefusedOnTheMountain {}

interface RefusedAnywhere {
  readonly other: string;
  readonly gameOver: string;
  /** Undefined name: the seat is not told. */
  notYourTurn(name: string | undefined): string;
  /** The own turn, and something else is due in it. */
  readonly notNow: string;
  /** At a real table something came to light, and nobody has said yet what. */
  readonly tellFirst: string;
  /** Somebody says that nothing can be done, and something can. */
  readonly notStuck: string;
  notInHand(card: string): string;
  readonly occupied: string;
  readonly offGrid: string;
  cannotPay(need: number, have: number): string;
  giveExactly(count: number): string;
  discardExactly(count: number): string;
  readonly costsNothing: string;
  cannotGive(card: string): string;
  readonly giveFirst: string;
  readonly nothingOwed: string;
  readonly silence: string;
  spacesOpen(count: number): string;
}

interface RefusedAtSea {
  readonly noStartInHand: string;
  readonly noFinishInHand: string;
  readonly islandsOnly: string;
  blocker(card: string, side: Side): string;
  /** No number is left between the nearest cards. */
  readonly noNumberFits: string;
  readonly startFirst: string;
  readonly startLies: string;
  readonly startMissing: string;
  startUnpayable(need: number, have: number): string;
  /** Somebody says that the crew has less to give, and it has enough for certain. */
  readonly crewHasEnough: string;
  readonly offerMisfits: string;
  /** More is offered than the hand holds. */
  offerTooHigh(have: number): string;
  readonly splitMisfits: string;
  readonly removedMisfits: string;
  readonly mixed: string;
  readonly pledgeFirst: string;
  /** With the strict option: one card or none at the start of the turn. */
  lastCard(have: number): string;

  rocks(row: number | undefined): string;
  readonly rocksFirst: string;
  readonly rocksStay: string;
  readonly rocksNeedRoom: string;
  readonly monsterCount: string;
  readonly monsterKept: string;
  readonly monsterNeedsCard: string;
  monsterHeld(name: string | undefined): string;
  readonly ownMonsterHeld: string;

  fog(row: number | undefined): string;
  readonly fogFirst: string;
  readonly noRowForFog: string;
  readonly mustTouch: string;
  readonly threeAtMost: string;
  readonly shedFirst: string;
  readonly stormFirst: string;
  readonly noStorm: string;
  readonly noCompass: string;
  readonly noCompassLeft: string;
  readonly wholeHand: string;
  /** Two cards of the own pile go toward the eight only once, and only when they are there. */
  readonly noUnseenCards: string;
  readonly unseenCardsFirst: string;
  wildTaken(card: string | undefined): string;
  readonly realStartFirst: string;

  readonly pillarsFirst: string;
  readonly noStartHere: string;
  readonly stormOnSpace: string;
  wrongSide(count: number | undefined): string;
  readonly turnNeedsCard: string;
  readonly exactlyTwo: string;
  tooFewNumbers(spaces: number, numbers: number): string;
  readonly canStillPlay: string;
  readonly noOpenCards: string;
  readonly cardsLeft: string;
}

interface RefusedOnTheMountain {
  readonly notNextSpace: string;
  rowFull(row: number | undefined): string;
  readonly needsSupport: string;
  sameColour(colour: Colour | undefined): string;
  numberTooLow(number: number): string;
  readonly bridgeAtEnd: string;
  readonly coverBridgeOnly: string;
  readonly onlyAscentCovers: string;
  campfireColour(colour: Colour | undefined): string;
  readonly campfireNeedsCard: string;
  readonly campfireOnBridge: string;
  readonly nowhereHigher: string;
  readonly moveTooDear: (need: number, have: number) => string;
  mustGoHigher(row: number | undefined): string;
  readonly moveFirst: string;
  bridgesOpen(count: number): string;
  readonly noRope: string;
  /** The highest row that a path of green cards reaches; 0 where none begins. */
  greenPathEnds(row: number | undefined): string;
  panoramasMissing(count: number): string;
  readonly herdOnlyUp: string;
  readonly noGoatsThere: string;
  readonly goatsFearBridges: string;
  readonly goatsStandThere: string;
  /** Of a position that was entered: goats where no card lies. */
  readonly goatsNeedCard: string;
  goatsMissing(have: number): string;
}
