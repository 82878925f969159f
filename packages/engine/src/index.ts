/** The rules of the games as a pure library: no I/O, no clock, no randomness of its own, no prose. */
export { CLAUSES, type ClauseId, isClauseId } from "./clauses";
export { rulebookFor } from "./composing";
export { type Description, describe } from "./description";
export { gauge } from "./gauge";
export { handSize } from "./hand-size";
export {
  ACT_TYPES,
  type Act,
  type ActSpec,
  type ActType,
  type AllBut,
  type Allowance,
  type Answer,
  type AnyChapter,
  type Chapter,
  type Closes,
  type Closing,
  type Debt,
  type Evidence,
  type Fact,
  type Finding,
  type Follow,
  type Game,
  type Hindrance,
  HOLDS,
  type Holds,
  type Leads,
  type Levy,
  type Limit,
  type Misplaced,
  type Narrows,
  NO,
  type OfferList,
  type PieceSpec,
  type PlaceSpec,
  type Relief,
  type Rescue,
  type Rule,
  type RuleAsking,
  type Scope,
  type Sight,
  type Slip,
  type Slots,
  type Span,
  STEP_NAMES,
  type Step,
  type StepName,
  type StepTime,
  type Subject,
  type Trait,
  UNKNOWN,
  type Unseen,
  YES,
} from "./kernel/chapter";
export type { Closure } from "./kernel/coming";
export { handLimit } from "./kernel/drawing";
export { type Due, due, hand, outcome } from "./kernel/due";
export { deal, enact } from "./kernel/enact";
export { type Fate, unknownFate } from "./kernel/fate";
export { owes, type SetupStage, STAGES, turnOf, turnsBegun } from "./kernel/furniture";
export type { Gauge } from "./kernel/gauge";
export {
  canDo,
  isForbidden,
  judge,
  legalActs,
  type Offer,
  priceOf,
  prospects,
  type Verdict,
  verdictWithout,
} from "./kernel/judge";
export type { SlippedCard } from "./kernel/misplaced";
export type { Compiled, Line, Rulebook, TurnNumbers } from "./kernel/rulebook";
export { playsNext, seatAfter, turnsUntil } from "./kernel/seat-order";
export { commitment, seededFate } from "./kernel/seeded-fate";
export { evolve, imagine, look, mask, redact, redactPast, type Seen, sees, unseenAt } from "./kernel/sight";
export { Sketch } from "./kernel/sketch";
export {
  type CellSet,
  cardsAt,
  cellsInRow,
  countAt,
  EVERYTHING,
  firstOpenOfRow,
  isFilled,
  isUnknownFace,
  NOWHERE,
  ofSeat,
  openInRow,
  type Piece,
  type Place,
  type Seat,
  SPECTATOR,
  type Table,
  topOf,
  UNSEEN,
  type Viewer,
  whereIs,
} from "./kernel/table";
export { type Tally, tallyOf } from "./kernel/tally";
export { Trial } from "./kernel/trial";
export { changeMountain, changeSea, type SeaChange } from "./mixing";
export type { ModuleDescription } from "./modules/descriptions";
export * from "./modules/exports";
export type { AscentFields, SeaFields } from "./modules/fields";
export {
  ASCENT,
  type AscentId,
  EXPANSIONS,
  type ExpansionId,
  type ModuleId,
  SEA_VARIANTS,
  type SeaVariant,
  VARIANTS,
  type VariantId,
} from "./modules/ids";
export {
  type ActTypeOf,
  BASE_KINDS,
  type BaseCardKind,
  CARD_KINDS,
  type CardKind,
  type CardKindOf,
  MODULE_KINDS,
  PLACE_KINDS,
  type PlaceKind,
  TOKEN_KINDS,
  type TokenKind,
} from "./modules/names";
export type { ModuleSetup } from "./modules/setups";
export { liftedCard } from "./mountain/campfires";
export { colourOf, GREEN, HIGHEST_ASCENT, leastNumberIn, numberOn } from "./mountain/cards";
export { SUMMIT_BERTH } from "./mountain/lying";
export { MOUNTAIN_DEFAULTS, type MountainOptions } from "./mountain/options";
export { isSupported, openPlaces } from "./mountain/placement";
export { costBetween, dearerDifference, type Sides, sidesOf } from "./mountain/pricing";
export { feetOf, type Ledge, ledge, restingOn, SLOPE, slopeRowOf } from "./mountain/slope";
export { type ActInWords, actWords, readAct, writeAct } from "./notation/act";
export { readPosition, wholePosition } from "./notation/any-position";
export { type NamedClause, namedClause } from "./notation/clause";
export { codeWords, type NamedCode, namedCode, setOf } from "./notation/code";
export {
  packFacts,
  pieceText,
  placeNumber,
  readFact,
  unpackFacts,
  writeFact,
} from "./notation/fact";
export { playedIn, verbOf } from "./notation/first-word";
export {
  COLOURS,
  type Colour,
  cardCopies,
  type FactWords,
  factWords,
  type NamedPiece,
  type NamedPlace,
  namedPiece,
  namedPlace,
  plainName,
  withoutCopy,
  writeName,
  writeSpace,
} from "./notation/names";
export { exchanged, shortPosition, withStacks, writePosition } from "./notation/position";
export { type GameRecord, type RecordedAct, readRecord, writeRecord } from "./notation/record";
export type { GaveWay, Mixed, OptionWord } from "./notation/wording";
export { modulesIn, numbersOf, OPTION_WORDS, type Options, readOptions, writeOptions } from "./options";
export { err, ok, type Problem, type Result } from "./result";
export { type Board, FINISH_BERTH, SEA_BOARD, START_BERTH } from "./sea/board";
export { type GapAround, gapAround, nearerDifference } from "./sea/gap";
export { leastDifference, type OpenWater, openWater } from "./sea/gaps";
export { HIGHEST_ISLAND, isIsland } from "./sea/islands";
export { numberLaid } from "./sea/naming";
export { hasStart, REMOVALS, SEA_DEFAULTS, type SeaOptions } from "./sea/options";
export {
  besideOf,
  cellAfter,
  endsOf,
  numberAt,
  numbersAround,
} from "./sea/sequence";
export { startCost } from "./sea/start";
export { type Dials, mostToDial, type Proposal, type StartTable, startTable } from "./sea/start-table";
export { closed } from "./setup/closed";
export { dealRest, type Rest } from "./setup/dealing-rest";
export { setupOf } from "./setup/describe";
export { comesToLight, isTangible, isTangiblePlace } from "./setup/holders";
export { ordinaryDeal } from "./setup/ordinary";
export type { FieldPlaces } from "./setup/part";
export { goOn, question, type Recorded, record, recordSlip, type Unrecorded } from "./setup/recording";
export { type BaseSetup, type Setup, type SetupProblem, type Stack, setUp } from "./setup/setup";
export { placesOfField } from "./setup/shape";
export { slips } from "./setup/slips";
export type { Question } from "./setup/telling";
export { mayLieUnseen, type UnseenPlace, unseenPlaces } from "./setup/unseen-places";
