/** Reads positions of any option set. */
import { rulebookFor } from "../composing";
import type { Table } from "../kernel/table";
import { readOptions } from "../options";
import type { Problem, Result } from "../result";
import { positionIn } from "./position";

/** Reads a position line, or lists everything that is wrong with it. */
export function readPosition(line: string): Result<Table, readonly Problem[]> {
  return positionIn(line, rulebookFor);
}

/** Undoes `shortPosition`: puts marks that the line does not name back with those that say nothing. */
export function wholePosition(line: string): string {
  const place = / (day|unmarked)=(\S*)/.exec(line);
  const options = readOptions((line.split(/[@|]/)[0] ?? "").trim());
  if (place === null || !options.ok) return line;
  const rulebook = rulebookFor(options.value);
  const missing = rulebook.cells
    .map((cell) => `mark:${rulebook.placeName(cell)}`)
    .filter((mark) => rulebook.copies(mark).length > 0 && !line.includes(mark));
  const [whole, name, said = ""] = place;
  const all = [...(said === "" ? [] : [said]), ...missing].join(",");
  return line.replace(whole, ` ${name}=${all}`);
}
