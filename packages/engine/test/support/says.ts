/** What the rulebook says of an act written as text. */
import {
  type Act,
  type ClauseId,
  type Evidence,
  enact,
  judge,
  readAct,
  seededFate,
  type Table,
} from "../../src/index";

export function actOf(table: Table, text: string, seat = 0): Act {
  const read = readAct(table.rulebook, text, seat);
  if (!read.ok) throw new Error(`Not an act: ${text} (${JSON.stringify(read.error)})`);
  return read.value;
}

/** `yes 2` or `no: T.place.empty, …` with the most telling refusal first. */
export function says(table: Table, text: string, seat = 0): string {
  const { allowed, price, findings } = judge(table, actOf(table, text, seat));
  if (allowed === "yes") return `yes ${price}`;
  const refusing = findings.filter(({ holds }) => holds === allowed).map(({ clause }) => clause);
  return `${allowed}: ${[...new Set(refusing)].join(", ")}`;
}

/** The values of the first finding that cites a clause. */
export function evidence(table: Table, text: string, clause: ClauseId, seat = 0): Evidence | undefined {
  return judge(table, actOf(table, text, seat)).findings.find((finding) => finding.clause === clause)?.with;
}

/** The table after some acts, one a line, the seat first: `1: 47 r4c2`. */
export function after(table: Table, ...lines: readonly string[]): Table {
  const fate = seededFate("v1:examples");
  return lines.reduce((before, line) => {
    const enacted = enact(before, actOf(before, line.slice(3), Number(line[0]) - 1), fate);
    if (!enacted.ok) throw new Error(`${line}: ${says(before, line.slice(3), Number(line[0]) - 1)}`);
    return enacted.value.table;
  }, table);
}
