/** The checker on a command line, without its window to the world: from words to what is printed and how it ends. */
import { parseArgs } from "node:util";
import {
  due,
  type Finding,
  judge,
  type Problem,
  readAct,
  readPosition,
  setUp,
  type Table,
  type Verdict,
  writeAct,
  writePosition,
} from "../src/index";

/** How the command ends: a shell can go by it. */
const EXIT = { yes: 0, no: 1, wrong: 2, unknown: 3 } as const;

const HELP = `Usage: stillwater check <position> <action> [--seat <n>] [--json]

Asks the rules of Tranquility and Tranquility: The Ascent about one action.

  <position>   an option code for an empty board ("sea p2 storms"), or a whole
               position line; - reads it from standard input
  <action>     in notation: "47 r4c2 -12", "discard 12 55", "b7 r3p2"
  --seat <n>   who does it, from 1; whoever is asked there where not said
  --json       one object in place of lines
  --help       this

Prints "allowed yes|no|unknown", "price <cards>" and a line for each finding:
what it says, its clause, and the values it compared. Refusals come first.

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
  if (command !== "check" || position === undefined || action === undefined || more.length > 0)
    return { code: EXIT.wrong, out: "", err: HELP };
  const line = position === "-" ? standardInput().trim() : position;
  const found = tableOf(line);
  if (!("table" in found)) return wrong(found.problems, "position", values.json);
  const { table } = found;
  const { rulebook } = table;
  const seat = values.seat === undefined ? (due(table).seats[0] ?? 0) : Number(values.seat) - 1;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < rulebook.seats))
    return wrong([{ at: 0, what: "setup.seat", with: { seats: rulebook.seats } }], "seat", values.json);
  const act = readAct(rulebook, action, seat);
  if (!act.ok) return wrong([act.error], "action", values.json);
  const verdict = judge(table, act.value);
  const asked = { position: writePosition(table), seat: seat + 1, action: writeAct(rulebook, act.value) };
  const out = values.json ? `${JSON.stringify({ ...asked, ...verdict })}\n` : linesOf(verdict);
  return { code: EXIT[verdict.allowed], out, err: "" };
}

function argumentsOf(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        seat: { type: "string" },
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

/** What keeps the question from being asked: the field, the offset in it, a code and its values. */
function wrong(problems: readonly Problem[], field: string, json: boolean): Said {
  const told = problems.map(({ at, what, with: values }) => ({ field, at, what, with: values }));
  const lines = told.map(({ at, what, with: values }) => `wrong ${field}:${at} ${what}${written(values)}`);
  return json
    ? { code: EXIT.wrong, out: `${JSON.stringify({ problems: told })}\n`, err: "" }
    : { code: EXIT.wrong, out: "", err: `${lines.join("\n")}\n` };
}

function linesOf({ allowed, price, findings }: Verdict): string {
  const told = findings.map(
    ({ holds, clause, with: values }: Finding) => `${holds} ${clause}${written(values)}`,
  );
  return `${[`allowed ${allowed}`, `price ${price}`, ...told].join("\n")}\n`;
}

const written = (values: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}=${/\s/.test(String(value)) ? JSON.stringify(value) : value}`)
    .join("");
