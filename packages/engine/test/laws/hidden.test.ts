/** Law 5, knowledge only sharpens: a hidden card may be any card, so what is refused for `?` is refused for every card. */
import { expect, it } from "vitest";
import {
  type Act,
  judge,
  mask,
  rulebookFor,
  SPECTATOR,
  turnOf,
  UNSEEN,
  writePosition,
} from "../../src/index";
import { typeOfCard } from "../../src/notation/forms";
import { must } from "../support/must";
import { ALL_SUBSETS } from "../support/option-sets";
import { anyTable } from "../support/tables";

it("law 5: where a hidden card is refused, every card that it could be is", () => {
  let refused = 0;
  let unsure = 0;
  for (const [index, { options }] of ALL_SUBSETS.entries()) {
    const table = anyTable(rulebookFor(options), index);
    const { rulebook } = table;
    const seen = mask(table, SPECTATOR);
    const seat = turnOf(table)?.seat ?? 0;
    for (const compiled of rulebook.acts) {
      const { type, targets } = compiled.spec;
      // Only these acts can be written as `? r1c1`.
      if (!targets || typeOfCard(rulebook, UNSEEN) !== type) continue;
      const cards = rulebook.pieces.flatMap(({ token, name }, card) => (token || name === "?" ? [] : [card]));
      const possible = cards.filter((card) => targets(rulebook, card).length > 0);
      const places = [...new Set(possible.flatMap((card) => targets(rulebook, card)))];
      for (const to of places.filter((_to, at) => at % 9 === index % 9)) {
        const hidden: Act = { type, seat, card: UNSEEN, to, cards: [], numbers: [] };
        if (judge(seen, hidden).allowed !== "no") {
          unsure++;
          continue;
        }
        refused++;
        for (const card of possible.filter((_card, at) => at % 12 === index % 12))
          must(
            judge(seen, { ...hidden, card }).allowed === "no",
            () =>
              `? is refused, ${rulebook.pieceName(card)} is not: ${type} ${rulebook.placeName(to)}\n${writePosition(seen)}`,
          );
      }
    }
  }
  expect(Math.min(refused, unsure)).toBeGreaterThan(250);
});
