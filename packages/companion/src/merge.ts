/** Which of all entries stand: those not taken back, not replaced and not in dispute. Computed from the set of entries. */
import type { Rulebook } from "@stillwater/engine";
import { type Claim, type Meaning, meaningOf } from "./claims";
import { concurrent, type Entry, type EntryOf, isStatement, type Statement, saw } from "./entry";

/** Entries that say the same; the first stands for all of them. */
export interface SameEntries {
  readonly entry: Statement;
  readonly all: readonly Statement[];
  readonly meaning: Meaning;
}

/** Things about which people have written differently, without knowing of each other. */
export interface Conflict {
  /** One entry for each statement, in order; entries that say the same are represented by their first. */
  readonly entries: readonly Statement[];
  /** What they are about: `cell:r4c2`, `card:47`, `turn:5/act/1`, `told:…`, `begin`. */
  readonly about: readonly string[];
  /** The ids of all entries that make each statement, in the order of `entries`. */
  readonly voices: readonly (readonly string[])[];
  /** For each statement, the first entries of those that contradict it. */
  readonly against: readonly (readonly string[])[];
}

export interface Merged {
  readonly voices: readonly SameEntries[];
  readonly conflicts: readonly Conflict[];
  /** Entries that are taken back, with the entry that did so. */
  readonly undone: ReadonlyMap<string, string>;
  readonly replaced: ReadonlyMap<string, string>;
  /** Entries that an answer set aside, with that answer. */
  readonly dropped: ReadonlyMap<string, string>;
  /** Acts that cannot be read as anything that happens in this game. */
  readonly unreadable: readonly Entry[];
}

/** Which entries are taken back, and by which. Entries refer only to earlier ones, so the last are processed first. */
export function takenBack(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const undone = new Map<string, string>();
  const rewinds: EntryOf<"rewind">[] = [];
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index];
    if (entry === undefined) continue;
    const turn = "turn" in entry && entry.kind !== "rewind" ? entry.turn : -1;
    const rewind = rewinds.find((it) => turn >= it.turn && saw(it, entry));
    if (rewind && !undone.has(entry.id)) undone.set(entry.id, rewind.id);
    if (undone.has(entry.id)) continue;
    if (entry.kind === "rewind") rewinds.push(entry);
    if (entry.kind === "undo") for (const id of entry.of) if (!undone.has(id)) undone.set(id, entry.id);
  }
  return undone;
}

/** @param live entries that are not taken back, in order */
export function merge(
  live: readonly Entry[],
  undone: ReadonlyMap<string, string>,
  meaning: (entry: Statement) => Meaning | undefined,
): Merged {
  const read: SameEntries[] = [];
  const unreadable: Entry[] = [];
  for (const entry of live.filter(isStatement)) {
    const found = meaning(entry);
    if (found) read.push({ entry, all: [entry], meaning: found });
    else if (entry.kind === "act") unreadable.push(entry);
  }
  const replaced = replacedIn(read);
  const voices = joined(read.filter(({ entry }) => !replaced.has(entry.id)));
  const dropped = droppedBy(voices, live);
  const heard = voices.filter(({ entry }) => !dropped.has(entry.id));
  const aside = new Map(
    voices.flatMap(({ entry, all }) => {
      const by = dropped.get(entry.id);
      return by === undefined ? [] : all.map(({ id }): [string, string] => [id, by]);
    }),
  );
  return { voices: heard, conflicts: conflictsIn(heard), undone, replaced, dropped: aside, unreadable };
}

/** A claim that can be made only once gives way to a later one by somebody who knew it. */
function replacedIn(read: readonly SameEntries[]): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>();
  for (const [, said] of byThing(read)) {
    said.forEach(({ voice: { entry }, claim }, index) => {
      if (!claim.once) return;
      const later = said
        .slice(index + 1)
        .findLast((it) => it.claim.value !== claim.value && saw(it.voice.entry, entry));
      if (later) replaced.set(entry.id, later.voice.entry.id);
    });
  }
  return replaced;
}

interface Said {
  readonly voice: SameEntries;
  readonly claim: Claim;
}

function byThing(voices: readonly SameEntries[]): ReadonlyMap<string, readonly Said[]> {
  const things = new Map<string, Said[]>();
  for (const voice of voices)
    for (const claim of voice.meaning.claims) {
      const said = things.get(claim.about);
      if (said) said.push({ voice, claim });
      else things.set(claim.about, [{ voice, claim }]);
    }
  return things;
}

function joined(read: readonly SameEntries[]): readonly SameEntries[] {
  const voices = new Map<string, SameEntries>();
  for (const voice of read) {
    const first = voices.get(voice.meaning.same);
    voices.set(voice.meaning.same, first ? { ...first, all: [...first.all, voice.entry] } : voice);
  }
  return [...voices.values()];
}

/** What the latest answers about a statement agree to set aside. */
function droppedBy(voices: readonly SameEntries[], live: readonly Entry[]): ReadonlyMap<string, string> {
  const answers = live.filter((entry) => entry.kind === "answer");
  const dropped = new Map<string, string>();
  if (answers.length === 0) return dropped;
  for (const { entry, all } of voices) {
    const ids = new Set(all.map(({ id }) => id));
    const speaking = answers.filter((it) => ids.has(it.keep) || it.drop.some((id) => ids.has(id)));
    const last = speaking.filter((it) => !speaking.some((other) => other !== it && saw(other, it)));
    const [first] = last;
    if (first && last.every((it) => !ids.has(it.keep))) dropped.set(entry.id, first.id);
  }
  return dropped;
}

/** Whether no writer of either statement knew of the other. */
function apart(one: SameEntries, other: SameEntries): boolean {
  return one.all.every((mine) => other.all.every((theirs) => concurrent(mine, theirs)));
}

function differ(one: Said, other: Said): boolean {
  // The same card on the same space in two different turns: in one of the turns something else happened.
  const bothActs = one.voice.meaning.act !== undefined && other.voice.meaning.act !== undefined;
  return one.claim.value !== other.claim.value || bothActs;
}

/** Statements that cannot all be true, in connected groups. */
function conflictsIn(voices: readonly SameEntries[]): readonly Conflict[] {
  const group = new Map<SameEntries, SameEntries>();
  const root = (voice: SameEntries): SameEntries => {
    const above = group.get(voice);
    return above === undefined || above === voice ? voice : root(above);
  };
  const about = new Map<SameEntries, Set<string>>();
  const against = new Map<SameEntries, Set<string>>();
  for (const [thing, said] of byThing(voices)) {
    if (said.length < 2) continue;
    said.forEach((one, index) => {
      for (const other of said.slice(index + 1)) {
        if (one.voice === other.voice || !differ(one, other) || !apart(one.voice, other.voice)) continue;
        for (const [{ voice }, { voice: its }] of [
          [one, other],
          [other, one],
        ] as const) {
          if (!group.has(voice)) group.set(voice, voice);
          about.set(voice, (about.get(voice) ?? new Set()).add(thing));
          against.set(voice, (against.get(voice) ?? new Set()).add(its.entry.id));
        }
        group.set(root(other.voice), root(one.voice));
      }
    });
  }
  const groups = new Map<SameEntries, SameEntries[]>();
  for (const voice of voices)
    if (group.has(voice)) groups.set(root(voice), [...(groups.get(root(voice)) ?? []), voice]);
  return [...groups.values()].map((members) => ({
    entries: members.map(({ entry }) => entry),
    about: [...new Set(members.flatMap((voice) => [...(about.get(voice) ?? [])]))].sort(),
    voices: members.map(({ all }) => all.map(({ id }) => id)),
    against: members.map((voice) => [...(against.get(voice) ?? [])]),
  }));
}

/** Caches meanings, because they are needed again and again and entries never change. */
export function meaningReader(rulebook: Rulebook): (entry: Statement) => Meaning | undefined {
  const known = meanings.get(rulebook) ?? new WeakMap<Entry, { readonly is: Meaning | undefined }>();
  meanings.set(rulebook, known);
  return (entry) => {
    const found = known.get(entry) ?? { is: meaningOf(rulebook, entry) };
    known.set(entry, found);
    return found.is;
  };
}

const meanings = new WeakMap<Rulebook, WeakMap<Entry, { readonly is: Meaning | undefined }>>();
