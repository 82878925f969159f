/** What to write for what people want: the content of the next entry, based on the state of the game. */
import { type Act, countAt, type Seat, type Stack, turnOf, writeAct } from "@stillwater/engine";
import { asSeen, momentOf } from "./claims";
import type { Content, Entry } from "./entry";
import type { Conflict } from "./merge";
import type { View } from "./view";

/** An act in the current turn, with the cards given written as `?`. Undefined before the game has begun. */
export function actContent(view: View, act: Act): Content | undefined {
  if (!view.table) return undefined;
  const { turn } = view;
  const { rulebook } = view.table;
  const before = `${turn}/${momentOf(rulebook, act)}/`;
  const nth = view.steps.filter(({ slot }) => slot.startsWith(before)).length + 1;
  return { kind: "act", turn, nth, seat: act.seat, act: writeAct(rulebook, asSeen(act)) };
}

const HIDDEN = /^\?x([1-9]\d?)$/;

/** Words that answer what is asked now (`view.asks`): `?x3` stands for three hidden cards. */
export function answerContent(view: View, words: readonly string[]): Content | undefined {
  if (!view.asks) return undefined;
  const { of, turn, nth } = view.asks;
  return { kind: "told", turn, of, nth, words: plainWords(words) };
}

/** Expands words: `?x3` becomes three words. */
export function plainWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const [, count] = HIDDEN.exec(word) ?? [];
    return count === undefined ? [word] : Array.from({ length: Number(count) }, () => "?");
  });
}

/** How the table really lies, where the app shows it differently. */
export interface Correction {
  readonly cells?: Readonly<Record<string, string>>;
  readonly at?: Readonly<Record<string, Stack>>;
  readonly seat?: Seat;
}

/**
 * Corrects cards without changing what was done. If there are more or fewer cards on the board than before, the difference
 * comes from a hand or returns to it, unless the correction says where.
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

/** Takes back what an entry says, no matter who said it. */
export function undoingOf(view: View, id: string): Content | undefined {
  const found = view.history.find(({ entry }) => entry.id === id);
  if (!found || found.became.what === "undone") return undefined;
  const { entry } = found;
  const step = view.steps.find((it) => it.entry.id === id || it.same.includes(id));
  if (step) return { kind: "undo", of: [step.entry.id, ...step.same] };
  return { kind: "undo", of: [id, ...sameWords(view, entry)] };
}

/** Other entries that told the same words. */
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

/** Takes back the last entry that stands; the beginning is never taken back. */
export function undoing(view: View): Content | undefined {
  const last = view.history.findLast(
    ({ entry, became }) => became.what === "applied" && entry.kind !== "undo" && entry.kind !== "begin",
  );
  return last && undoingOf(view, last.entry.id);
}

/** Redoes what was undone last, unless something has been written since. */
export function redoing(view: View): Content | undefined {
  const undos = new Set(view.history.flatMap(({ entry }) => (entry.kind === "undo" ? [entry.id] : [])));
  const last = view.history.findLast(({ entry, became }) => {
    if (became.what === "undone") return false;
    // A redo counts neither as an undo that could be undone nor as something new.
    return entry.kind !== "undo" || !entry.of.some((id) => undos.has(id));
  });
  const back = last?.entry.kind === "undo" || last?.entry.kind === "rewind";
  return last && back ? { kind: "undo", of: [last.entry.id] } : undefined;
}

/** Goes back to the beginning of a turn; `goingBack` says which cards that means. */
export function rewinding(turn: number): Content {
  return { kind: "rewind", turn };
}

/** Answers every conflict with what one device wrote, such as after a time without the others; other conflicts stay open. */
export function answeringAll(view: View, client: string): readonly Content[] {
  return view.conflicts.flatMap((conflict) =>
    conflict.voices.flatMap((ids) => {
      const keep = ids.find((id) => id.startsWith(`${client}.`));
      return keep === undefined ? [] : [answering(conflict, keep)];
    }),
  );
}

/** Keeps one entry of a conflict: sets aside what contradicts it; the others stand, or stay in dispute. */
export function answering({ voices, against }: Conflict, keep: string): Content {
  return { kind: "answer", keep, drop: against[voices.findIndex((ids) => ids.includes(keep))] ?? [] };
}
