/** Questions with their answers, for the document and the page: answered anew wherever shown, so that they are true. */
import type { Language } from "@stillwater/rulebook/citations";
import { type AnswerOrWrong, cardsFor, checkAction, spacesFor } from "./judging";
import { ACT_EXAMPLES } from "./modules/examples";
import { problemOf } from "./problem";
import type { CheckAnswer, PublicProblem, Wrong } from "./shapes";

const BOARD = { options: "sea p2", cells: { r4c3: "45", r4c5: "52" }, berths: { start: "start" } };
const FITS = "47 r4c4";

/** An action for each answer: allowed, refused, and only its holder can tell. */
export const CHECK_EXAMPLES = {
  yes: { setup: BOARD, action: FITS, held: true },
  no: { setup: BOARD, action: "44 r4c4", held: true },
  perhaps: { setup: BOARD, action: FITS, held: false },
} as const;
export const CHECK_NAMES = ["yes", "no", "perhaps"] as const;
export type CheckExample = (typeof CHECK_NAMES)[number];

/** An act that only some modules have. */
function ofModule(): string {
  const [act] = Object.values(ACT_EXAMPLES).flatMap((example) => example ?? []);
  if (act === undefined) throw new Error("no module has an example");
  return act;
}

/** Questions that get a problem instead of an answer. */
const REFUSED = {
  colour: { position: "mountain p2", action: "7 r1p1" },
  module: { position: "sea p2", action: ofModule() },
  option: { position: "sea p2 storn", action: "12 r1c2" },
  space: { position: "sea p2", action: "12 r9c2" },
} as const;

export const REFUSED_NAMES = ["colour", "module", "option", "space"] as const;

export const CARD = { setup: BOARD, card: "47" };
export const SPACE = { setup: BOARD, space: "r4c4" };

function told<Answer>(asked: AnswerOrWrong<Answer>): Answer {
  if ("answer" in asked) return asked.answer;
  throw new Error(`an example without an answer: ${asked.wrong[0]?.code}`);
}

/** The whole answer to one of the questions. */
export const checkAnswered = (name: CheckExample, language: Language): CheckAnswer =>
  told(checkAction({ ...CHECK_EXAMPLES[name], language }));

/** Where the card of the example may go. */
export const cardAnswered = () => told(spacesFor({ ...CARD, language: "en" }));

/** What may go to the space of the example. */
export const spaceAnswered = () => told(cardsFor({ ...SPACE, language: "en" }));

/** The problem that answers one of the refused questions. */
export function refusedAnswered(name: (typeof REFUSED_NAMES)[number], language: Language): PublicProblem {
  const asked = checkAction({ ...REFUSED[name], held: false, language });
  const [first, ...others]: readonly Wrong[] = "wrong" in asked ? asked.wrong : [];
  if (first === undefined) throw new Error(`an example that has an answer: ${name}`);
  return problemOf(UNPROCESSABLE, [first, ...others], language);
}

const UNPROCESSABLE = 422;

/** A question as the page shows it, with the most telling part of its answer; the whole answer has every rule consulted. */
export interface ShownExample {
  readonly name: CheckExample;
  readonly question: object;
  readonly answer: object;
}

/** The three questions for a page in one language. */
export function shownIn(language: Language): readonly ShownExample[] {
  return CHECK_NAMES.map((name) => {
    const { seat, action, verdict, records, closes } = checkAnswered(name, language);
    const { findings: _every, ...said } = verdict;
    return {
      name,
      question: { ...CHECK_EXAMPLES[name], language },
      answer: { seat, action, verdict: said, records, closes },
    };
  });
}

/** A problem for the same page. */
export const refusalIn = (language: Language): { readonly question: object; readonly answer: object } => {
  return { question: { ...REFUSED.module, language }, answer: refusedAnswered("module", language) };
};
