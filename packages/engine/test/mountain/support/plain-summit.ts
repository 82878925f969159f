/** Mountains that are finished or almost finished: a Bridge left, the path broken, a Panorama unmet, a goat missing. */
import { type MountainOptions, rulebookFor, type Table, writeOptions } from "../../../src/index";
import type { Chance } from "../../support/chance";
import { finished, setUp } from "./line";

export function nearlyDone(options: MountainOptions, luck: Chance): Table {
  const { players, goats, panoramas } = options;
  const rulebook = rulebookFor(options);
  // In a solo game the 1s are out.
  const begins = players === 1 ? { r1p1: "g12", r1p2: "b12", r1p3: "r12" } : {};
  const flaws = [
    {},
    {},
    {},
    { r3p2: "bridge" },
    { r8p2: "." },
    { r5p1: "campfire:g" },
    { r4p1: "r9", r4p3: "g9" },
  ];
  const all = rulebook.pieces.flatMap(({ name }) =>
    name.startsWith("panorama:") ? [name.slice("panorama:".length)] : [],
  );
  const shown = luck.shuffled(all).slice(0, panoramas);
  const unmet = luck.once(4) ? 1 : 0;
  const turn = 1 + luck.below(players);
  const held = luck.once(8) ? "g10 bridge" : "summit g10 bridge";
  const up = luck.pick([8, 8, 8, 7, 9]);
  const left = luck.below(up + 1);
  return setUp({
    code: writeOptions(options),
    rows: finished({ ...begins, ...luck.pick(flaws) }),
    hands: rulebook.hands.map((_hand, seat) => (seat + 1 === turn ? held : "")),
    ...(goats ? { goats: { r8p1: left, r8p2: up - left } } : {}),
    ...(panoramas > 0 ? { shown: shown.slice(0, unmet), met: shown.slice(unmet) } : {}),
    turn,
  });
}
