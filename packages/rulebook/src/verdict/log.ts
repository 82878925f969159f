import type { ClauseId } from "@stillwater/engine";
import { ROOM_VERDICTS } from "../modules/verdict";
import { personName } from "./given";
import { briefWordsFor } from "./places";
import { cardWords, type Sentences } from "./sentences";
import type { LogEntry, Names } from "./shapes";
import { actorOf, cost, discards, isSpace, played, type ToldFact, toldFacts } from "./told";

/** A live region speaks one line; the rest can be seen on the board. */
const MOST_WORDS = 15;

const words = (line: string): number => line.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const rooms = Object.values(ROOM_VERDICTS);
const byRank = (one: { readonly rank: number }, other: { readonly rank: number }): number =>
  one.rank - other.rank;

/** The rules by which a player who can do nothing loses the game; a rule of a module that loses it tells so itself. */
const STUCK: readonly string[] = ["T.end.lose", "A.end.lose"] satisfies readonly ClauseId[];

/** A card laid on a space, cards discarded: the lines that every game has. */
const PLAIN: (typeof rooms)[number]["told"] = [
  {
    rank: 50,
    tell: (facts, name, sentences) => {
      const card = played(facts, isSpace);
      if (card === undefined) return undefined;
      const said = cardWords(card.piece, sentences);
      return sentences.log.laid({
        name,
        card: said,
        place: briefWordsFor(card.to, sentences),
        cost: cost(facts),
      });
    },
  },
  {
    rank: 101,
    tell: (facts, name, { log }) => {
      const { length } = discards(facts);
      return length === 0 ? undefined : log.discarded({ name, count: length });
    },
  },
  {
    rank: 126,
    tell: ([first], name, { log }) =>
      first?.to === "lost" && STUCK.includes(first.clause) ? log.stuck({ name }) : undefined,
  },
];

const TOLD = [...PLAIN, ...rooms.flatMap(({ told }) => told)].sort(byRank);
const ACTOR_TOKENS = rooms.flatMap(({ actorTokens }) => actorTokens);
const FOLLOWED = rooms.flatMap(({ followed }) => followed).sort(byRank);

/** What was done, in one sentence; empty if the facts do not tell. */
function mainLine(facts: readonly ToldFact[], name: string, sentences: Sentences): string {
  for (const { tell } of TOLD) {
    const line = tell(facts, name, sentences);
    if (line !== undefined) return line;
  }
  return "";
}

/** One act as one line of at most fifteen words: who, what, where, how many cards were discarded, and what followed. */
export function lineFor(entry: LogEntry, names: Names, sentences: Sentences): string {
  const facts = entry.facts.flatMap(toldFacts);
  const name = personName(entry.seat ?? actorOf(facts, ACTOR_TOKENS), names, sentences);
  let line = mainLine(facts, name, sentences);
  for (const more of FOLLOWED.flatMap(({ tell }) => tell(facts, sentences, names))) {
    const longer = line === "" ? more : `${line} ${more}`;
    if (line === "" || words(longer) <= MOST_WORDS) line = longer;
  }
  return line;
}
