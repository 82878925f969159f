import type { ClauseId } from "@stillwater/engine";
import { type Language, typeset } from "../language";
import { arch } from "./arch";
import { campfires } from "./campfires";
import { compasses } from "./compasses";
import { duel } from "./duel";
import { duelEnd } from "./duel-end";
import { ending } from "./ending";
import { goats } from "./goats";
import { modules } from "./modules";
import { monsters } from "./monsters";
import { mountainEnding } from "./mountain-ending";
import { mountainPlacing } from "./mountain-placing";
import { mountainPrices } from "./mountain-prices";
import { mountainReadings } from "./mountain-readings";
import { mountainSetup } from "./mountain-setup";
import { mountainTurn } from "./mountain-turn";
import { night } from "./night";
import { placing } from "./placing";
import { prices } from "./prices";
import { pyramid } from "./pyramid";
import { pyramidCards } from "./pyramid-cards";
import { rocks } from "./rocks";
import { setup } from "./setup";
import type { Example } from "./shapes";
import { start } from "./start";
import { storms } from "./storms";
import { turn } from "./turn";
import { wild } from "./wild";

export type { ClauseId } from "@stillwater/engine";
export { LANGUAGES, type Language, type Translated } from "../language";
export type { BoardExample, Example, ExampleOf, OptionExample, Standing, Try } from "./shapes";

/** All examples, in the order of the rules. */
export const EXAMPLES: readonly Example[] = [
  ...setup,
  ...turn,
  ...placing,
  ...prices,
  ...start,
  ...ending,
  ...rocks,
  ...monsters,
  ...storms,
  ...compasses,
  ...wild,
  ...arch,
  ...pyramid,
  ...pyramidCards,
  ...night,
  ...duel,
  ...duelEnd,
  ...mountainSetup,
  ...mountainTurn,
  ...mountainPlacing,
  ...mountainPrices,
  ...campfires,
  ...mountainEnding,
  ...modules,
  ...goats,
  ...mountainReadings,
];

/** The examples of one rule; every rule has at least one. */
export function examplesOf(clause: ClauseId): readonly Example[] {
  return EXAMPLES.filter((example) => example.clause === clause);
}

/** What an example shows, in one language. */
export function captionText(example: Example, language: Language): string {
  return typeset(example.caption[language], language);
}
