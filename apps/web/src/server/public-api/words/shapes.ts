/** What can be wrong with a question before any rule is asked. */
const ASKING_CODES = [
  "input.json",
  "input.encoding",
  "input.media",
  "input.large",
  "input.kind",
  "input.missing",
  "input.field",
  "input.long",
  "input.short",
  "input.choice",
  "input.form",
  "input.where",
  "input.one",
  "input.cells",
  "clause.id",
  "address.unknown",
  "query.long",
  "query.twice",
  "method.not",
  "rate.slow",
  "server.ending",
  "server.failed",
] as const;

/** One sentence for each. */
export type AskingWords = Readonly<Record<(typeof ASKING_CODES)[number], string>>;
