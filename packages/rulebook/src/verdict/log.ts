import { nameOf } from "./given";
import { briefWordsFor } from "./places";
import type { Sentences } from "./sentences";
import type { LogEntry } from "./shapes";

type Names = readonly (string | null)[];

interface Told {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  readonly clause: string;
}

/** Reads `47 hand:1>r4c2 T.place.empty`; anything else is left out of the line. */
function told(fact: string): readonly Told[] {
  const found = fact.match(/^(\S+) ([^\s>]*)>(\S+) (\S+)$/);
  if (!found) return [];
  const [, piece = "", from = "", to = "", clause = ""] = found;
  return [{ piece, from, to, clause }];
}

/** The seat in a name such as `hand:2`, 0-based; -1 if the name is of another kind. */
function seatIn(name: string, kind: string): number {
  return name.startsWith(`${kind}:`) ? Number(name.slice(kind.length + 1)) - 1 : -1;
}

/** Keeps a split on one line. */
const BETWEEN_SHARES = "\u00a0·\u00a0";

const isCell = (place: string): boolean => /^([rwe]\d+)/.test(place);

/** One act as one line of at most fifteen words: who, what, where, and how many cards went. */
export function lineFor(entry: LogEntry, names: Names, sentences: Sentences): string {
  const facts = entry.facts.flatMap(told);
  const seat = entry.seat ?? actorOf(facts);
  const name = nameOf(seat, names, sentences);
  const lines = [mainLine(facts, name, sentences), afterwards(facts, names, sentences)];
  return lines.filter((line) => line !== "").join(" ") || sentences.log.other;
}

function actorOf(facts: readonly Told[]): number {
  for (const { piece, from } of facts) {
    for (const name of [from, piece]) {
      const seat = Math.max(...["hand", "gladly", "atmost", "agree"].map((kind) => seatIn(name, kind)));
      if (seat >= 0) return seat;
    }
  }
  return 0;
}

function mainLine(facts: readonly Told[], name: string, sentences: Sentences): string {
  const { log } = sentences;
  const played = facts.find(
    ({ from, to }) => seatIn(from, "hand") >= 0 && (isCell(to) || to.startsWith("berth:")),
  );
  const discarded = facts.filter(
    ({ from, to }) => seatIn(from, "hand") >= 0 && seatIn(to, "discard") >= 0,
  ).length;
  if (played?.to === "berth:start") return log.laidStart(name);
  if (played?.to === "berth:finish") return log.laidFinish(name);
  if (played)
    return log.laid(name, sentences.card(played.piece), briefWordsFor(played.to, sentences), discarded);
  if (discarded > 0) return log.discarded(name, discarded);
  const dial = (kind: string): number | undefined => {
    const to = facts.find(({ piece }) => seatIn(piece, kind) >= 0)?.to;
    return to?.startsWith("dial:") ? Number(to.slice(5)) : undefined;
  };
  const gladly = dial("gladly");
  const atMost = dial("atmost");
  if (gladly !== undefined || atMost !== undefined) return log.offered(name, gladly, atMost);
  if (facts.some(({ piece, to }) => seatIn(piece, "agree") >= 0 && to.startsWith("chip:"))) {
    return log.agreed(name);
  }
  return facts.some(({ clause }) => clause === "T.setup.deck" || clause === "A.setup.deck") ? log.dealt : "";
}

/** What followed by itself: a split agreed by all, everybody drawing up, a game lost. */
function afterwards(facts: readonly Told[], names: Names, sentences: Sentences): string {
  const { log, notes } = sentences;
  const lines: string[] = [];
  const shares: number[] = [];
  for (const { from, to } of facts) {
    const seat = seatIn(to, "tray");
    if (from === "pot" && seat >= 0) shares[seat] = (shares[seat] ?? 0) + 1;
  }
  if (shares.length > 0)
    lines.push(log.allAgree(Array.from(shares, (share) => share ?? 0).join(BETWEEN_SHARES)));
  const drawn = facts.filter(({ clause, from }) => clause === "T.start.refill" && seatIn(from, "pile") >= 0);
  const drawers = [...new Set(drawn.map(({ from }) => seatIn(from, "pile")))];
  if (drawers.length > 1) lines.push(log.allDrew);
  else for (const seat of drawers) lines.push(log.drew(nameOf(seat, names, sentences), drawn.length));
  if (facts.some(({ to }) => to === "lost")) lines.push(notes.seaClosed);
  return lines.join(" ");
}
