/** Two modules that do not go together, as one that is added may say: none of those in the boxes says so. */
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  changeMountain,
  changeSea,
  MOUNTAIN_DEFAULTS,
  readOptions,
  SEA_DEFAULTS,
  writeOptions,
} from "../src/index";
import { ASCENT_WORDS, EXPANSION_WORDS } from "../src/modules/options";
import { misfitting, type Wording } from "../src/notation/wording";

const { beacons } = EXPANSION_WORDS;
const path = ASCENT_WORDS["green-path"];
const [ofBeacons, ofPath] = [beacons.misfits, path.misfits] as const;
const says = <O>(words: Wording<O>, value: Wording<O>["misfits"]): void =>
  void Object.defineProperty(words, "misfits", { value });

beforeAll(() => {
  says(beacons, (options) => [
    ...(options.beacons && options.wild ? misfitting(options, ["wild"], "option.mix", "T.beacon.light") : []),
    ...(options.beacons && options.players === 1 ? misfitting(options, ["beacons"], "option.mix") : []),
  ]);
  says(path, (options) =>
    options.green && options.goats ? misfitting(options, ["goats"], "option.mix", "A.green.path") : [],
  );
});
afterAll(() => {
  says(beacons, ofBeacons);
  says(path, ofPath);
});

it("keeps the last choice of two expansions of the sea that do not go together, and names the rule", () => {
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

it("keeps the last choice of two modules of the mountain that do not go together, and names the rule", () => {
  expect(readOptions("mountain p2 green goats").ok).toBe(false);
  const goats = changeMountain(MOUNTAIN_DEFAULTS, { goats: true }).options;
  const green = changeMountain(goats, { green: true });
  expect([writeOptions(green.options), green.gaveWay]).toEqual(["mountain p2 green", "A.green.path"]);
  const back = changeMountain(green.options, { goats: true });
  expect([writeOptions(back.options), back.gaveWay]).toEqual(["mountain p2 goats", "A.green.path"]);
  const three = changeMountain(back.options, { players: 3 });
  expect([writeOptions(three.options), three.gaveWay]).toEqual(["mountain p3 goats", null]);
});
