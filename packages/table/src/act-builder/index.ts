export {
  ACT_KEYS,
  type ActsBy,
  goesAlong,
  type InsteadAct,
  isActBy,
  isNamedGift,
  isOutOfTurn,
  KEYED_ACTS,
  type KeyedAct,
  type NamedGift,
  WAYS,
} from "../modules/ways";
export { actText, agreeText, dialText } from "./act-text";
export { choiceFor, withHeld } from "./aiming";
export { type Asked, askedOf, type ButtonAct, giftCount } from "./asked";
export {
  type By,
  type Choice,
  cardOf,
  choose,
  type Filling,
  type Fit,
  isFilling,
  type Move,
  REST,
  type Surroundings,
  socketsMissing,
} from "./choice";
export { deedOf } from "./deed";
export { keepChoice, type Present } from "./keeping";
export {
  DEEDS,
  type Deed,
  GIFTS,
  type Gift,
  type Saying,
  TOOLS,
  type Tool,
} from "./kinds";
export { playedAs, whereTo } from "./told";
export { answersWith, endOf, pointWith } from "./tools";
export {
  COLOUR_NAMES,
  colour,
  digit,
  erase,
  NOTHING,
  named,
  number,
  pieceOf,
  type Typed,
  typedName,
  typedOf,
} from "./typing";
