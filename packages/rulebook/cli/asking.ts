/** The checker on a command line, without access to the process: from its arguments to its output and exit code. */
import { parseArgs } from "node:util";
import {
  due,
  judge,
  namedClause,
  type Problem,
  readPosition,
  setUp,
  type Table,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import {
  type Around,
  aroundLine,
  contextOf,
  findingOf,
  LANGUAGES,
  type Language,
  readAction,
  saidOf,
  withKnown,
} from "../src/asking";
import { problemText } from "../src/problems";

/** The exit codes, for use in shells. */
const EXIT = { yes: 0, no: 1, wrong: 2, unknown: 3 } as const;

const HELP = `Usage: stillwater check <position> <action> [--seat <n>] [--language <code>] [--json]

Asks the rules of Tranquility and Tranquility: The Ascent about one action.

  <position>   an option code for an empty board ("sea p2 storms"), or a whole
               position line; - reads it from standard input
  <action>     in notation ("47 r4c2 -12", "discard 12 55", "b7 r3p2"), or in
               words ("forty-seven row four column two")
  --seat <n>   who does it, from 1; whoever is asked there where not said
  --language   of words and sentences: en, fr or de
  --json       one object in place of lines
  --help       this

Prints the answer in one sentence, how the price is reckoned, the price in
cards ("together" where the whole crew gives them), and a line for each rule:
what it says (yes, no or unknown), its id and a sentence. Refusals come first.

Ends with 0 for yes, 1 for no, 3 for unknown (only who holds the cards can
tell), and 2 where the question could not be asked.
`;

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** @param standardInput read only where the position is `-` */
export function ask(words: readonly string[], standardInput: () => string): Said {
  const read = argumentsOf(words);
  if ("problem" in read) return { code: EXIT.wrong, out: "", err: `${read.problem}\n\n${HELP}` };
  const { values, positionals } = read;
  if (values.help) return { code: EXIT.yes, out: HELP, err: "" };
  const [command, position, action, ...more] = positionals;
  const language = LANGUAGES.find((known) => known === values.language);
  if (command !== "check" || position === undefined || action === undefined || more.length > 0 || !language)
    return { code: EXIT.wrong, out: "", err: HELP };
  const wrong = wrongIn(language, values.json);
  const line = position === "-" ? standardInput().trim() : position;
  const found = tableOf(line);
  if (!("table" in found)) return wrong(found.problems, "position", aroundLine(line));
  const { table } = found;
  const { rulebook } = table;
  const seat = values.seat === undefined ? (due(table).seats[0] ?? 0) : Number(values.seat) - 1;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < rulebook.seats))
    return wrong([{ at: 0, what: "setup.seat", with: { seats: rulebook.seats } }], "seat", {});
  const act = readAction(table, action, seat, language);
  if (!act.ok) return wrong([act.error], "action", { rulebook, text: action });
  const verdict = judge(table, act.value);
  const context = contextOf(table, act.value);
  const answer = {
    ...{ position: writePosition(table), seat: seat + 1, language, action: writeAct(rulebook, act.value) },
    verdict: {
      ...saidOf(verdict, context, language),
      findings: verdict.findings.map((finding) => findingOf(finding, context, language)),
    },
  };
  const out = values.json ? `${JSON.stringify(answer)}\n` : linesOf(answer.verdict);
  return { code: EXIT[verdict.allowed], out, err: "" };
}

function argumentsOf(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        seat: { type: "string" },
        language: { type: "string", default: "en" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (cause) {
    return { problem: cause instanceof Error ? cause.message : String(cause) };
  }
}

function tableOf(line: string): { readonly table: Table } | { readonly problems: readonly Problem[] } {
  const read = line.includes("|") ? readPosition(line) : setUp({ options: line });
  return read.ok ? { table: read.value } : { problems: read.error };
}

/** Why the question cannot be asked: for each problem the field, the offset in it, a code, its values and a sentence. */
const wrongIn =
  (language: Language, json: boolean) =>
  (problems: readonly Problem[], field: string, around: Around): Said => {
    const told = problems.map((problem) => {
      const { at, what, with: values } = withKnown(problem, around);
      return { field, at, code: what, with: values, message: problemText({ what, with: values }, language) };
    });
    if (json) return { code: EXIT.wrong, out: `${JSON.stringify({ errors: told })}\n`, err: "" };
    const lines = told.map(({ at, code, message }) => `${field}:${at} ${code}: ${message}`);
    return { code: EXIT.wrong, out: "", err: `${lines.join("\n")}\n` };
  };

type Told = ReturnType<typeof saidOf> & { readonly findings: readonly ReturnType<typeof findingOf>[] };

function linesOf({ headline, sum, note, price, most, together, findings }: Told): string {
  const costs = `${price}${most === undefined ? "" : ` to ${most}`}${together ? " together" : ""}`;
  // That the game goes on is not worth saying.
  const told = findings.filter(
    ({ clause, holds }) => !(holds === "yes" && namedClause(clause).section === "end"),
  );
  const lines = [
    headline,
    ...[sum, note].filter((text) => text !== undefined),
    `price ${costs}`,
    ...told.map(({ holds, clause, sentence }) => `${holds} ${clause}: ${sentence}`),
  ];
  return `${lines.join("\n")}\n`;
}
