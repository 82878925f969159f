/** What the browser knows of a table: the last full picture from the server, with every later entry folded in. */
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
  /** The figures that the table shows of itself; null until the deal. */
  readonly figures: Gauge | null;
  /** Whether the crew is agreeing how to split the price of a Start. */
  readonly talking: boolean;
  /** Whether the crew is asked about a Storm that was just drawn: the only other kind of talk. */
  readonly council: boolean;
  /** What the crew points at while it is asked; null where nobody points. */
  readonly said: CouncilView | null;
  /** What the crew says after its game; null before the end, and for people who did not sit there. */
  readonly talk: TalkView | null;
  /** The acts that are known here, up to the last one without a gap. */
  readonly log: readonly EntryView[];
  /** Whether there are earlier acts. */
  readonly earlier: boolean;
  readonly presence: readonly Presence[];
  /** For each seat, since when its holder has been away, if that is known. */
  readonly awaySince: readonly (string | null)[];
  readonly rev: number;
  /** An entry was missed or could not be read; only a full picture repairs that. */
  readonly torn: boolean;
}

/** Keeps a table in step with its stream. */
export interface Folding {
  /** The state that a page starts with. The same frames give the same object, so that nothing is derived from it twice. */
  readonly begin: (frames: readonly Frame[] | null) => Live | null;
  /** The state after one frame of the stream. Entries that were already folded in are ignored, so repeats do no harm. */
  readonly receive: (live: Live | null, frame: Frame) => Live | null;
}

/** Reads a position: `readPosition`, or a reader that needs only the rules at hand. */
type Read = (line: string) => ReturnType<typeof readPosition>;

/** Makes a `Folding` that reads positions with this function. */
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

/** The quiet crew has no page that could be closed, so it is always here. */
function present({ seats }: TableView, told: readonly Presence[] | undefined): readonly Presence[] {
  return seats.map((seat, index) => (seat?.crew === undefined ? (told?.[index] ?? "away") : "here"));
}

function shown(table: Table | null): Pick<Live, "table" | "figures" | "talking" | "council"> {
  if (table === null) return { table, figures: null, talking: false, council: false };
  const figures = gauge(table);
  // A crew that has fallen short has nothing to spare; saying by how much would help nobody.
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

/** A full picture whose position has already been read. */
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

/** The log with earlier acts put in front; unchanged if they do not join on to it. */
export function withEarlier(live: Live, before: number, page: LogPage): Live {
  const first = live.log[0]?.rev;
  if (first !== before) return live;
  return { ...live, log: [...page.entries, ...live.log], earlier: page.earlier };
}

/**
 * The log after a full picture: its last acts, with the earlier ones that were known here if they join on. As on the server,
 * those no longer name cards that have gone out of sight since.
 */
function logAfter(view: TableView, before: Live | null, head: Table | null): Pick<Live, "log" | "earlier"> {
  const [first] = view.log;
  const told = { log: view.log, earlier: view.earlier === true };
  const joins = first !== undefined && before !== null && before.rev >= first.rev - 1;
  if (!joins || head === null || !told.earlier || before.view.you !== view.you) return told;
  const known = before.log.filter(({ rev }) => rev < first.rev);
  const looked = known.flatMap((entry) => lookedUp(entry, head) ?? []);
  // If one of them cannot be read here, all of them are requested again.
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

/** Who is waited for after an act. The patience stays the same; an act cancels every wish. */
function waitingAfter(before: WaitingFor | null, table: Table, at: string): WaitingFor | null {
  if (before === null) return null;
  const patience = before.lateAt === null ? null : Date.parse(before.lateAt) - Date.parse(before.since);
  return {
    // The seats that even a spectator may know of, as on the server.
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
