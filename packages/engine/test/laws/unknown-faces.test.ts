/** Where faces of cards on the board are unknown: what is certain, prices included, holds whatever the cards are. */
import { expect, it } from "vitest";
import {
  hand,
  legalActs,
  mask,
  prospects,
  readPosition,
  rulebookFor,
  slips,
  type Table,
  turnOf,
  UNSEEN,
  writePosition,
} from "../../src/index";
import { chance } from "../support/chance";
import { must } from "../support/must";
import { ALL_SUBSETS } from "../support/option-sets";
import { anyTable } from "../support/tables";

/** The same table with some faces on the board unknown; undefined where no card can be. */
function forgotten(table: Table, seed: number): Table | undefined {
  const luck = chance(seed);
  const [head = "", board = "", rest = ""] = writePosition(table).split("|");
  let unknown = 0;
  // The number of a Wild is said aloud, so it stays known.
  const words = board.replace(/[^\s/.]+/g, (word) => {
    if (word.startsWith("wild") || luck.below(4) > 0) return word;
    unknown++;
    return "?";
  });
  if (unknown === 0) return undefined;
  const read = readPosition([head, words, rest].join("|"));
  must(read.ok, () => JSON.stringify(read));
  must(writePosition(read.value).split("|")[1] === words, () => writePosition(read.value));
  return read.value;
}

it("judges a card the same, or as unknown because of one of them", () => {
  let [same, unsure] = [0, 0];
  for (const [index, { options }] of ALL_SUBSETS.entries()) {
    if (index % 3 > 0) continue;
    const whole = anyTable(rulebookFor(options), index);
    const seat = turnOf(whole)?.seat ?? 0;
    const seen = mask(whole, seat);
    if (slips(seen).length > 0) continue;
    const table = forgotten(seen, index);
    if (table === undefined) continue;
    const { rulebook } = table;
    const described = (): string => `${writePosition(seen)}\n${writePosition(table)}`;
    for (const card of [UNSEEN, ...hand(table, seat)]) {
      const known = prospects(seen, seat, card);
      for (const [at, { to, verdict }] of prospects(table, seat, card).entries()) {
        const really = known[at]?.verdict;
        const said = (): string =>
          `${rulebook.pieceName(card)} ${rulebook.placeName(to)} ${JSON.stringify(verdict)} ${JSON.stringify(really)}\n${described()}`;
        must(really !== undefined, said);
        if (verdict.allowed === "no") must(really.allowed === "no", said);
        if (verdict.allowed === "yes") must(really.allowed === "yes", said);
        if (verdict.allowed === "unknown" && really.allowed !== "unknown") {
          unsure++;
          const names = verdict.findings.some(
            (finding) => finding.holds === "unknown" && finding.with.unseen,
          );
          must(names || verdict.findings.some(({ clause }) => /\.pay$/.test(clause)), said);
        } else same++;
        if (really.allowed === "yes")
          must(verdict.price <= really.price && really.price <= (verdict.most ?? verdict.price), said);
      }
    }
    // Every offer can be tried, and nothing is offered on a card that cannot be covered.
    for (const { type, card, to } of legalActs(table, seat)) {
      if (type !== "lay") continue;
      const verdict = prospects(table, seat, card).find((prospect) => prospect.to === to)?.verdict;
      must(verdict !== undefined && verdict.allowed !== "no", described);
    }
  }
  expect(same).toBeGreaterThan(2000);
  expect(unsure).toBeGreaterThan(400);
});
