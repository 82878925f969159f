// A table is played by the rules of its own game, without modules by those alone: they equal the full set of rules.
import {
  type MountainOptions,
  modulesIn,
  OPTION_WORDS,
  type Options,
  type Rulebook,
  readOptions,
  type SeaOptions,
  writeOptions,
} from "@stillwater/engine";
import type { Frame } from "@stillwater/table/session";
import { expect, it, vi } from "vitest";
import { dealt, viewOf } from "./table";

// A fresh engine, as earlier tests have already composed rulebooks in the shared one.
vi.resetModules();
const { mountainAlone, rulebookAtHand, seaAlone } = await import("@stillwater/engine/in-part/alone");
const { anyMountain } = await import("@stillwater/engine/in-part/mountain");
const { anySea } = await import("@stillwater/engine/in-part/sea");
const { rulesBy } = await import("@/play/rules");

function optionsOf(code: string): Options {
  const read = readOptions(code);
  if (!read.ok) throw new Error(`${code}: ${read.error.what}`);
  return read.value;
}

/** What a page comes with, except for its option code. */
const view = viewOf(dealt().table, 0);

const SEA = rulesBy({
  is: (options): options is SeaOptions => options.game === "sea",
  here: (options) => (modulesIn(options).length === 0 ? seaAlone(options) : null),
  whole: async () => anySea,
});
const MOUNTAIN = rulesBy({
  is: (options): options is MountainOptions => options.game === "mountain",
  here: (options) => (modulesIn(options).length === 0 ? mountainAlone(options) : null),
  whole: async () => anyMountain,
});

const CODES = [
  ...["sea p1", "sea p3", "sea p5", "mountain p1", "mountain p2", "mountain p5"],
  ...["sea p3 rocks monsters4 storms wild2", "mountain p2 green panoramas3 goats"],
  ...Object.values(OPTION_WORDS).flatMap((words) => words.map(({ code }) => code)),
];

// Must run first: the tests after it load the engine again.
it("fetches the rules of the other game where the table turns out to be of that one", async () => {
  const options = optionsOf("mountain p4");
  const frame: Frame = { kind: "table", rev: 1, view: { ...view, code: "mountain p4" } };
  await SEA.untilReadable(frame);
  expect(rulebookAtHand(options).code).toBe("mountain p4");
});

/** Everything in a rulebook that has a number or a name. */
const told = ({ pieces, places, rows, acts, everyStep, enforced, lines }: Rulebook) => ({
  pieces: pieces.map(({ name, starts }) => [name, starts]),
  places: places.map(({ name }) => name),
  acts: acts.map(({ spec, rules, levies, reliefs }) => [
    spec.type,
    rules.length,
    levies.length,
    reliefs.length,
  ]),
  steps: everyStep.map(({ name, clause }) => [name, clause]),
  ...{ rows, enforced, lines },
});

it.each([...new Set(CODES.map((code) => writeOptions(optionsOf(code))))])("%s", async (code) => {
  const options = optionsOf(code);
  const frame: Frame = { kind: "table", rev: 1, view: { ...view, code } };
  const { untilReadable } = options.game === "sea" ? SEA : MOUNTAIN;
  expect(() => rulebookAtHand(options)).toThrow(code);
  const coming = untilReadable(frame);
  expect(coming === null).toBe(modulesIn(options).length === 0);
  await coming;
  expect(untilReadable(frame)).toBeNull();
  // Another fresh engine.
  vi.resetModules();
  const { rulebookFor } = await import("@stillwater/engine");
  const [inPart, whole] = [rulebookAtHand(options), rulebookFor(options)];
  expect(whole).not.toBe(inPart);
  expect(told(inPart)).toEqual(told(whole));
  if (coming !== null)
    expect(() => (options.game === "sea" ? seaAlone(options) : mountainAlone(options))).toThrow(code);
});
