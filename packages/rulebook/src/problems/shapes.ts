/**
 * Every code that the engine gives for a text, a choice or a position that it cannot take, those of a table that
 * cannot go on from a position (`over`, `begin.…`), and those of an action that is asked about (`readAction`); `known` is
 * what there is instead, `other` for a code not written yet.
 */
export const PROBLEM_CODES = [
  "option.long",
  "option.game",
  "option.players",
  "option.unknown",
  "option.twice",
  "option.range",
  "option.mix",
  "option.duel",
  "option.pyramid",
  "option.border",
  "option.solo",
  "option.panorama",
  "option.goat",
  "act.long",
  "act.empty",
  "act.seat",
  "act.card",
  "act.named",
  "act.extra",
  "act.place",
  "act.cell",
  "act.where",
  "act.split",
  "act.payment",
  "act.number",
  "position.long",
  "position.fields",
  "position.viewer",
  "position.rows",
  "position.cells",
  "position.place",
  "position.twice",
  "position.card",
  "position.again",
  "position.many",
  "position.misplaced",
  "position.hidden",
  "position.open",
  "position.lifted",
  "position.count",
  "position.still",
  "position.face",
  "setup.shape",
  "setup.seat",
  "setup.named",
  "told.word",
  "told.extra",
  "record.long",
  "record.title",
  "record.position",
  "record.players",
  "record.result",
  "record.line",
  "over",
  "begin.hand",
  "begin.order",
  "input.question",
  "input.word",
  "input.end",
  "act.colour",
  "act.module",
  "position.module",
  "act.without",
  "act.automatic",
  "known",
  "other",
] as const;

/** One sentence for each code. */
export type ProblemSentences = Readonly<Record<(typeof PROBLEM_CODES)[number], string>>;

/** A problem as the engine tells it: a code and its values. */
export interface SpokenProblem {
  readonly what: string;
  readonly with: Readonly<Record<string, string | number>>;
}
