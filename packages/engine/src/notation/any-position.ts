/** Reads positions of any option set. */
import { rulebookFor } from "../composing";
import type { Table } from "../kernel/table";
import { readOptions } from "../options";
import type { Problem, Result } from "../result";
import { idleMarks, positionIn } from "./position";

/** Reads a position line, or lists everything that is wrong with it. */
export function readPosition(line: string): Result<Table, readonly Problem[]> {
  return positionIn(line, rulebookFor);
}

/** Undoes `shortPosition`: puts marks that the line does not name back with those that say nothing. */
export function wholePosition(line: string): string {
  const options = readOptions((line.split(/[@|]/)[0] ?? "").trim());
  const rulebook = options.ok ? rulebookFor(options.value) : undefined;
  const idle = rulebook && idleMarks(rulebook);
  const place = idle === undefined ? null : new RegExp(` ${idle}=(\\S*)`).exec(line);
  if (rulebook === undefined || place === null) return line;
  const missing = rulebook.cells
    .map((cell) => `mark:${rulebook.placeName(cell)}`)
    .filter((mark) => !line.includes(mark));
  const [whole, said = ""] = place;
  const all = [...(said === "" ? [] : [said]), ...missing].join(",");
  return line.replace(whole, ` ${idle}=${all}`);
}
