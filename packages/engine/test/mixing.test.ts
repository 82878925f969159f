/** Two expansions that do not go together, as a module that is added may say: none of those in the boxes says so. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeSea, readOptions, SEA_DEFAULTS, writeOptions } from "../src/index";
import { EXPANSION_WORDS } from "../src/modules/options";
import { misfitting } from "../src/notation/wording";

const { beacons: words } = EXPANSION_WORDS;
const { misfits } = words;
const says = (value: typeof misfits): void => void Object.defineProperty(words, "misfits", { value });

beforeAll(() => {
  says((options) => [
    ...(options.beacons && options.wild ? misfitting(options, ["wild"], "option.mix", "T.beacon.light") : []),
    ...(options.beacons && options.players === 1 ? misfitting(options, ["beacons"], "option.mix") : []),
  ]);
});
afterAll(() => {
  says(misfits);
});

it("keeps the last choice of two expansions that do not go together, and names the rule", () => {
  expect(readOptions("sea p2 wild2 beacons").ok).toBe(false);
  const wild = changeSea(SEA_DEFAULTS, { wild: 2 }).options;
  const lit = changeSea(wild, { beacons: true });
  expect([writeOptions(lit.options), lit.gaveWay]).toEqual(["sea p2 beacons", "T.beacon.light"]);
  const back = changeSea(lit.options, { wild: 1 });
  expect([writeOptions(back.options), back.gaveWay]).toEqual(["sea p2 wild1", "T.beacon.light"]);
  const storms = changeSea(lit.options, { storms: true });
  expect([writeOptions(storms.options), storms.gaveWay]).toEqual(["sea p2 storms beacons", null]);
});

it("drops an expansion that does not go with the number of players", () => {
  const alone = changeSea({ ...SEA_DEFAULTS, beacons: true }, { players: 1 });
  expect([writeOptions(alone.options), alone.gaveWay]).toEqual(["sea p1", "T.setup.mix"]);
});
