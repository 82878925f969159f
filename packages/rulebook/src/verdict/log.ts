import { nameOf } from "./given";
import { aftermath } from "./log/aftermath";
import { mainLine } from "./log/main";
import { actorOf, told } from "./log/told";
import type { Sentences } from "./sentences";
import type { LogEntry } from "./shapes";

type Names = readonly (string | null)[];

/** A live region speaks one line; what does not fit stands on the board. */
const MOST_WORDS = 15;

const words = (line: string): number => line.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** One act as one line of at most fifteen words: who, what, where, how many cards went, and what followed. */
export function lineFor(entry: LogEntry, names: Names, sentences: Sentences): string {
  const facts = entry.facts.flatMap(told);
  const name = nameOf(entry.seat ?? actorOf(facts), names, sentences);
  let line = mainLine(facts, name, sentences);
  for (const more of aftermath(facts, names, sentences)) {
    const longer = line === "" ? more : `${line} ${more}`;
    if (line === "" || words(longer) <= MOST_WORDS) line = longer;
  }
  return line || sentences.log.other;
}
