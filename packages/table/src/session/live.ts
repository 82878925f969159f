/** What the browser knows of a table: the server's last full picture with every later entry folded in. */
import {
  due,
  evolve,
  type Fact,
  type Gauge,
  gauge,
  mask,
  NOWHERE,
  type readPosition,
  SPECTATOR,
  startTable,
  type Table,
  UNSEEN,
  whereIs,
  writeFact,
} from "@stillwater/engine";
import { isCouncilStep } from "./council";
import { readFacts } from "./read-facts";
import type {
  CouncilView,
  EntryView,
  Frame,
  LogPage,
  Presence,
  TableView,
  TalkView,
  WaitingFor,
} from "./wire/view";

export interface Live {
  readonly view: TableView;
  /** Null until the deal. */
  readonly table: Table | null;
  /** What the table shows of itself in figures; null until the deal. */
  readonly figures: Gauge | null;
  /** Whether the eight of a Start are being agreed. */
  readonly talking: boolean;
  /** Whether the crew is asked about a Storm that was just drawn: the only other talk there is. */
  readonly council: boolean;
  /** What the crew points at while it is asked; null where nobody does. */
  readonly said: CouncilView | null;
  /** What the crew says after its game; null before, and for who did not sit there. */
  readonly talk: TalkView | null;
  /** The acts that are known here, without a gap to the last one. */
  readonly log: readonly EntryView[];
  /** Whether there were acts before them. */
  readonly earlier: boolean;
  readonly presence: readonly Presence[];
  /** Since when who is away has been, where that is known. */
  readonly awaySince: readonly (string | null)[];
  readonly rev: number;
  /** An entry was missed or could not be read; only a full picture mends it. */
  readonly torn: boolean;
}

/** What keeps a table in step with its stream. */
export interface Folding {
  /** The state that a page comes with. The same for the same frames, so that what is derived from it is not derived twice. */
  readonly begin: (frames: readonly Frame[] | null) => Live | null;
  /** The state after one frame of the stream. Entries already folded are ignored, so repeats do no harm. */
  readonly receive: (live: Live | null, frame: Frame) => Live | null;
}

/** How a position is read: `readPosition`, or by the rules that are at hand. */
type Read = (line: string) => ReturnType<typeof readPosition>;

/** Keeps tables in step, reading their positions so. */
export function foldingBy(read: Read): Folding {
  const receive = (live: Live | null, frame: Frame) => received(read, live, frame);
  const begun = new WeakMap<readonly Frame[], Live>();
  return {
    receive,
    begin: (frames) => {
      if (frames === null) return null;
      const known = begun.get(frames) ?? frames.reduce(receive, null as Live | null);
      if (known !== null) begun.set(frames, known);
      return known;
    },
  };
}

function received(read: Read, live: Live | null, frame: Frame): Live | null {
  if (frame.kind === "table") return unfold(read, frame.view, live);
  if (live === null) return null;
  if (frame.kind === "presence")
    return { ...live, presence: present(live.view, frame.seats), awaySince: frame.since };
  if (frame.kind === "council") return { ...live, said: frame.council };
  if (frame.kind === "talk") return { ...live, talk: frame.talk };
  if (frame.rev <= live.rev) return live;
  const folded = frame.rev === live.rev + 1 ? fold(live.table, frame.entry) : null;
  if (folded === null) return { ...live, torn: true };
  const waiting = waitingAfter(live.view.waiting, folded, frame.entry.at);
  return {
    ...live,
    ...shown(folded),
    view: { ...live.view, waiting },
    rev: frame.rev,
    log: [...live.log, frame.entry],
  };
}

/** The quiet crew has no page that could be closed: it is always here. */
function present({ seats }: TableView, told: readonly Presence[] | undefined): readonly Presence[] {
  return seats.map((seat, index) => (seat?.crew === undefined ? (told?.[index] ?? "away") : "here"));
}

function shown(table: Table | null): Pick<Live, "table" | "figures" | "talking" | "council"> {
  if (table === null) return { table, figures: null, talking: false, council: false };
  const figures = gauge(table);
  // A crew that has fallen short has nothing to spare; by how much it fell short helps nobody.
  return {
    table,
    figures: { ...figures, spare: Math.max(0, figures.spare) },
    talking: startTable(table) !== null,
    council: isCouncilStep(due(table).step),
  };
}

function unfold(read: Read, view: TableView, before: Live | null): Live {
  const position = view.position === null ? null : read(view.position);
  const table = position?.ok ? position.value : null;
  return { ...pictured(view, table, before), torn: position !== null && !position.ok };
}

/** A full picture whose position has been read: its table is known. */
export function pictured(view: TableView, table: Table | null, before: Live | null): Live {
  return {
    view,
    ...shown(table),
    ...logAfter(view, before, table),
    said: before?.said ?? null,
    talk: before?.talk ?? null,
    presence: present(view, before?.presence),
    awaySince: before?.awaySince ?? view.seats.map(() => null),
    rev: view.rev,
    torn: false,
  };
}

/** The log with earlier acts that were asked for; as it was where they do not join on to it. */
export function withEarlier(live: Live, before: number, page: LogPage): Live {
  const first = live.log[0]?.rev;
  if (first !== before) return live;
  return { ...live, log: [...page.entries, ...live.log], earlier: page.earlier };
}

/**
 * The log after a full picture: its last acts, and the earlier ones that were known here if they join on to them. What
 * has gone out of sight meanwhile is named no more in those, as on the server.
 */
function logAfter(view: TableView, before: Live | null, head: Table | null): Pick<Live, "log" | "earlier"> {
  const [first] = view.log;
  const told = { log: view.log, earlier: view.earlier === true };
  const joins = first !== undefined && before !== null && before.rev >= first.rev - 1;
  if (!joins || head === null || !told.earlier || before.view.you !== view.you) return told;
  const known = before.log.filter(({ rev }) => rev < first.rev);
  const looked = known.flatMap((entry) => lookedUp(entry, head) ?? []);
  // Where one of them cannot be read here, all are asked for again.
  if (known.length === 0 || looked.length < known.length) return told;
  return { log: [...looked, ...view.log], earlier: before.earlier };
}

function lookedUp(entry: EntryView, head: Table): EntryView | null {
  const inSight = (fact: Fact): Fact =>
    whereIs(head, fact.piece) === NOWHERE ? { ...fact, piece: UNSEEN } : fact;
  const facts = readFacts(head.rulebook, entry.facts);
  if (!facts.ok) return null;
  return { ...entry, facts: facts.value.map((fact) => writeFact(head.rulebook, inSight(fact))) };
}

/** Whoever is waited for after an act, as long as before: an act takes every wish back. */
function waitingAfter(before: WaitingFor | null, table: Table, at: string): WaitingFor | null {
  if (before === null) return null;
  const patience = before.lateAt === null ? null : Date.parse(before.lateAt) - Date.parse(before.since);
  return {
    // As anybody may know it, as on the server.
    seats: due(mask(table, SPECTATOR)).seats,
    since: at,
    lateAt: patience === null ? null : new Date(Date.parse(at) + patience).toISOString(),
    nudged: false,
    wishes: before.wishes.map(() => "none"),
  };
}

function fold(table: Table | null, entry: EntryView): Table | null {
  if (table === null) return null;
  const facts = readFacts(table.rulebook, entry.facts);
  return facts.ok ? evolve(table, facts.value) : null;
}
