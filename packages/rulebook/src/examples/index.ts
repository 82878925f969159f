import type { ClauseId } from "@stillwater/engine";
import { type Language, typeset } from "../language";
import { ROOM_EXAMPLES } from "../modules/examples";
import { CAPTIONS } from "../words/examples";
import type { Example } from "./shapes";

export type { ClauseId } from "@stillwater/engine";
export { LANGUAGES, type Language, type Translated } from "../language";
export type { BoardExample, Example, ExampleFacts, ExampleOf, OptionExample, Try } from "./shapes";

/** All examples, in the order of the rules. */
export const EXAMPLES: readonly Example[] = Object.values(ROOM_EXAMPLES)
  .flat()
  .map((frame) => ({ ...frame, caption: CAPTIONS[frame.id] }));

/** The examples of one rule; every rule has at least one. */
export function examplesOf(clause: ClauseId): readonly Example[] {
  return EXAMPLES.filter((example) => example.clause === clause);
}

/** The caption of an example in one language. */
export function captionText(example: Example, language: Language): string {
  return typeset(example.caption[language], language);
}
