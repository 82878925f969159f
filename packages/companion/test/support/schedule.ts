/** One random schedule of partitions, reorderings and duplicates, with the checks of what must hold at its end. */
import { answering, type Entry, fold, type Shown, type View } from "../../src/index";
import { Crowd, fresh, told } from "./crowd";
import { STORIES } from "./stories";

const knew = (later: Entry, earlier: Entry): boolean => (later.seen[earlier.client] ?? 0) >= earlier.count;
const apart = (one: Entry, other: Entry): boolean => !knew(one, other) && !knew(other, one);

/** What went wrong; empty if nothing did. */
export function troubleOf(seed: number): readonly string[] {
  const story = STORIES[seed % STORIES.length];
  if (!story) return ["no story"];
  const crowd = new Crowd(story, seed);
  const { luck, logs } = crowd;
  crowd.begin(0);
  // Now and then a device begins without the others.
  for (const device of logs.keys()) if (device > 0 && !luck.once(12)) crowd.send(0, device, true);
  for (let phase = 1 + luck.below(3); phase > 0; phase--) {
    const side = logs.map(() => luck.below(2));
    for (let moves = 2 + luck.below(2 + logs.length); moves > 0; moves--) {
      const device = luck.below(logs.length);
      if (!luck.once(3)) crowd.stir(device);
      else {
        const others = [...logs.keys()].filter((it) => it !== device && side[it] === side[device]);
        if (others.length > 0) crowd.send(device, luck.pick(others), false);
      }
    }
    if (luck.once(2)) crowd.meet();
  }
  crowd.meet();
  const trouble = [...agreement(crowd), ...kept(crowd, crowd.view(0))];
  if (crowd.view(0).conflicts.length > 0) {
    answerAll(crowd);
    crowd.meet();
    if (crowd.view(0).conflicts.length > 0) trouble.push("answers do not resolve");
    trouble.push(...agreement(crowd), ...kept(crowd, crowd.view(0)));
  }
  return [...trouble, ...crowd.trouble].map((it) => `${story.name}: ${it}`);
}

/** All devices see the same, and so does one that gets only the text of the entries, in another order. */
function agreement(crowd: Crowd): readonly string[] {
  const first = told(crowd.view(0));
  const differ = [...crowd.logs.keys()].filter((device) => told(crowd.view(device)) !== first);
  const from = crowd.luck.once(16) ? told(fold({ entries: fresh(crowd.log(0).entries) })) : first;
  return [
    ...(differ.length > 0 ? [`devices ${differ.join()} see something else`] : []),
    ...(from === first ? [] : ["a new device sees something else"]),
  ];
}

/** No entry is lost, and none is silently overwritten. */
function kept(crowd: Crowd, view: View): readonly string[] {
  const trouble: string[] = [];
  const byId = new Map(view.history.map((shown) => [shown.entry.id, shown]));
  for (const [device, log] of crowd.logs.entries()) {
    if (log.held.length > 0) trouble.push(`device ${device} still holds entries back`);
    if (log.entries.length !== crowd.written.length) trouble.push(`device ${device} lacks entries`);
  }
  for (const entry of crowd.written) {
    const became = byId.get(entry.id)?.became;
    if (!became) trouble.push(`${entry.id} is lost`);
    else if (became.what === "undone" || (became.what === "notApplied" && "by" in became)) {
      // Only a writer who knew an entry can take it back or replace it; an answer may set a statement aside for all its
      // writers.
      const by = byId.get(became.by)?.entry;
      const named = became.what === "notApplied" && became.why === "answered";
      if (!by || (!knew(by, entry) && !named)) trouble.push(`${entry.id} gave way to ${became.by} unseen`);
    } else if (became.what === "conflict") {
      const conflict = view.conflicts[became.conflict];
      if (!conflict?.voices.flat().includes(entry.id)) trouble.push(`${entry.id} is in no conflict`);
    } else if (became.what === "same") {
      const first = byId.get(became.as)?.entry;
      if (first?.kind === "act" && (entry.kind !== "act" || entry.act !== first.act))
        trouble.push(`${entry.id} is not the same as ${became.as}`);
    } else if (became.what === "applied" && "act" in entry && became.step === undefined)
      trouble.push(`${entry.id} was done in no step`);
  }
  return [...trouble, ...overwritten(view)];
}

/** Turns and spaces on which people wrote differently, not knowing of each other: all those entries must be in dispute. */
function overwritten(view: View): readonly string[] {
  // Without a beginning, nothing is on the table and nothing is in dispute.
  if (!view.table) return [];
  const said = new Map<string, Shown[]>();
  for (const shown of view.history) {
    const { entry, became } = shown;
    const stands = became.what !== "undone" && !(became.what === "notApplied" && "by" in became);
    if (entry.kind !== "act" || !stands || (became.what === "notApplied" && became.why === "unreadable"))
      continue;
    const what = `${entry.turn} ${entry.nth} ${entry.seat} ${entry.act}`;
    said.set(what, [...(said.get(what) ?? []), shown]);
  }
  const groups = [...said.values()];
  return groups.flatMap((one, index) =>
    groups.slice(index + 1).flatMap((other) => {
      if (!one.every((it) => other.every((its) => apart(it.entry, its.entry)))) return [];
      const undisputed = [...one, ...other].filter(({ became }) => became.what !== "conflict");
      return undisputed.length > 0 && clash(one[0]?.entry, other[0]?.entry)
        ? [`${one[0]?.entry.id} and ${other[0]?.entry.id} are not in dispute`]
        : [];
    }),
  );
}

/** The one action of a turn, and a card laid on a space. */
const ACTION = /^(discard|\S+ (?:r\d[cp]\d|[we]\d)( -\?)*$)/;
const LAID = /^(?:\d+|[gbr]\d+) (r\d[cp]\d|[we]\d)( -\?)*$/;

function clash(one: Entry | undefined, other: Entry | undefined): boolean {
  if (one?.kind !== "act" || other?.kind !== "act") return false;
  const [, cell] = LAID.exec(one.act) ?? [];
  const [, itsCell] = LAID.exec(other.act) ?? [];
  const action = (act: string): boolean => ACTION.test(act) && !/^(compass|move|fog|rocks|stay)/.test(act);
  const once = one.turn === other.turn && one.nth === other.nth && action(one.act) && action(other.act);
  return once || (cell !== undefined && cell === itsCell);
}

/** One person answers everything that is in dispute. */
function answerAll(crowd: Crowd): void {
  for (let round = 0; round < 30; round++) {
    const [conflict] = crowd.view(0).conflicts;
    if (!conflict) return;
    const { id } = crowd.luck.pick(conflict.entries);
    crowd.write(0, answering(conflict, id));
    const voiceOf = (of: string): number => conflict.voices.findIndex((ids) => ids.includes(of));
    const against = new Set(conflict.against[voiceOf(id)]?.map(voiceOf));
    for (const { entry, became } of crowd.view(0).history) {
      if (voiceOf(entry.id) < 0) continue;
      const aside = became.what === "notApplied" && became.why === "answered";
      if (against.has(voiceOf(entry.id)) !== aside)
        crowd.trouble.push(`an answer for ${id} leaves ${entry.id} ${became.what}`);
    }
  }
}
