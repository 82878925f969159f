/** What to write for what people want: the contents of the next entry, from how the game stands. */
import { type Act, countAt, type Seat, type Stack, turnOf, writeAct } from "@stillwater/engine";
import { asSeen, momentOf } from "./claims";
import type { Content, Entry } from "./entry";
import type { Conflict } from "./merge";
import type { View } from "./view";

/** An act in the turn at hand; cards given are written as `?`. Before the game has begun there is none. */
export function actContent(view: View, act: Act): Content | undefined {
  if (!view.table) return undefined;
  const { turn } = view;
  const { rulebook } = view.table;
  const before = `${turn}/${momentOf(rulebook, act)}/`;
  const nth = view.steps.filter(({ slot }) => slot.startsWith(before)).length + 1;
  return { kind: "act", turn, nth, seat: act.seat, act: writeAct(rulebook, asSeen(act)) };
}

const HIDDEN = /^\?x([1-9]\d?)$/;

/** Words that answer what is asked now (`view.asks`): `?x3` is three hidden cards. */
export function answerContent(view: View, words: readonly string[]): Content | undefined {
  if (!view.asks) return undefined;
  const { of, turn, nth } = view.asks;
  return { kind: "told", turn, of, nth, words: plainWords(words) };
}

/** Each word by itself: `?x3` is three of them. */
export function plainWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const [, count] = HIDDEN.exec(word) ?? [];
    return count === undefined ? [word] : Array.from({ length: Number(count) }, () => "?");
  });
}

/** What people see lies otherwise than it is shown. */
export interface Correction {
  readonly cells?: Readonly<Record<string, string>>;
  readonly at?: Readonly<Record<string, Stack>>;
  readonly seat?: Seat;
}

/**
 * Puts cards right without changing what was done. Where more cards lie on the board than before, or fewer, the
 * difference comes from a hand or goes back to it, unless it is said where.
 */
export function correcting(view: View, correction: Correction): Content | undefined {
  if (!view.table) return undefined;
  const at = { ...balance(view, correction.cells ?? {}), ...correction.at };
  return {
    kind: "correct",
    turn: view.turn,
    ...(correction.cells ? { cells: correction.cells } : {}),
    ...(Object.keys(at).length > 0 ? { at } : {}),
    ...(correction.seat === undefined ? {} : { seat: correction.seat }),
  };
}

function balance(view: View, cells: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  const { table } = view;
  if (!table) return {};
  const { rulebook } = table;
  const places = rulebook.cells.filter((cell) => cells[rulebook.placeName(cell)] !== undefined);
  const laid = Object.values(cells).filter((card) => card !== "").length;
  const more = laid - places.reduce((sum, place) => sum + countAt(table, place), 0);
  const layer = view.steps.findLast(({ facts }) => facts.some(({ to }) => places.includes(to)))?.entry;
  const seat = layer?.kind === "act" ? layer.seat : (turnOf(table)?.seat ?? 0);
  const hand = rulebook.hands[seat];
  if (more === 0 || hand === undefined) return {};
  return { [rulebook.placeName(hand)]: Math.max(0, countAt(table, hand) - more) };
}

/** Takes back what an entry says, whoever said it. */
export function undoingOf(view: View, id: string): Content | undefined {
  const found = view.history.find(({ entry }) => entry.id === id);
  if (!found || found.became.what === "undone") return undefined;
  const { entry } = found;
  const step = view.steps.find((it) => it.entry.id === id || it.same.includes(id));
  if (step) return { kind: "undo", of: [step.entry.id, ...step.same] };
  return { kind: "undo", of: [id, ...sameWords(view, entry)] };
}

/** What others told of the same. */
function sameWords(view: View, entry: Entry): readonly string[] {
  if (entry.kind !== "told") return [];
  return view.history.flatMap(({ entry: other, became }) =>
    other.kind === "told" &&
    other !== entry &&
    became.what === "applied" &&
    other.of === entry.of &&
    other.nth < entry.nth + entry.words.length &&
    entry.nth < other.nth + other.words.length
      ? [other.id]
      : [],
  );
}

/** Takes back the last thing that was written and stands; the beginning stays. */
export function undoing(view: View): Content | undefined {
  const last = view.history.findLast(
    ({ entry, became }) => became.what === "applied" && entry.kind !== "undo" && entry.kind !== "begin",
  );
  return last && undoingOf(view, last.entry.id);
}

/** Does again what was taken back last, unless something was written since. */
export function redoing(view: View): Content | undefined {
  const undos = new Set(view.history.flatMap(({ entry }) => (entry.kind === "undo" ? [entry.id] : [])));
  const last = view.history.findLast(({ entry, became }) => {
    if (became.what === "undone") return false;
    // To have done again is neither an undo that could be undone nor something new.
    return entry.kind !== "undo" || !entry.of.some((id) => undos.has(id));
  });
  const back = last?.entry.kind === "undo" || last?.entry.kind === "rewind";
  return last && back ? { kind: "undo", of: [last.entry.id] } : undefined;
}

/** Goes back to the beginning of a turn; `goingBack` says which cards that means. */
export function rewinding(turn: number): Content {
  return { kind: "rewind", turn };
}

/** In every conflict what one device wrote, as after a stretch that the others missed; what it did not speak of stays open. */
export function answeringAll(view: View, client: string): readonly Content[] {
  return view.conflicts.flatMap((conflict) =>
    conflict.voices.flatMap((ids) => {
      const keep = ids.find((id) => id.startsWith(`${client}.`));
      return keep === undefined ? [] : [answering(conflict, keep)];
    }),
  );
}

/** What is on the table, of the entries of a conflict: what cannot be true beside it is not; the rest stands, or stays open. */
export function answering({ voices, against }: Conflict, keep: string): Content {
  return { kind: "answer", keep, drop: against[voices.findIndex((ids) => ids.includes(keep))] ?? [] };
}
