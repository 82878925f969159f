/** Crews for games worth keeping: those of the tests, and one that besides a full grid heeds what Day & Night asks for. */
import { type Act, legalActs, type Table, topOf, whereIs } from "../src/index";
import { CLIMBERS, CREWS } from "../test/support/crews";
import { navigator } from "../test/support/navigator";
import { type Crew, loose } from "../test/support/playing";

/** Cells whose card shows the wrong side: night belongs in the lower half. */
function wrongSides(table: Table): number[] {
  const { rulebook } = table;
  return rulebook.rows.flatMap((cells, row) =>
    cells.filter((cell) => {
      const mark = rulebook.copies(`mark:${rulebook.placeName(cell)}`)[0] ?? 0;
      const night = whereIs(table, mark) === rulebook.place("night");
      const lower = row < rulebook.rows.length / 2;
      return topOf(table, cell) !== 0 && night !== lower;
    }),
  );
}

/** A navigator that turns only cards on their wrong side, and does so rather than discard two. */
const lookout: Crew = (table, luck) => {
  const plan = navigator(table, luck);
  if (plan.type !== "turn" && plan.type !== "discard") return plan;
  const turn = legalActs(table, plan.seat).find(({ type }) => type === "turn");
  const [to] = wrongSides(table);
  if (!turn || to === undefined) return plan.type === "discard" ? plan : discarding(table, plan);
  return { type: "turn", seat: plan.seat, card: 0, to, cards: plan.cards.slice(0, 1), numbers: [] };
};

function discarding(table: Table, plan: Act): Act {
  const others = loose(table, plan.seat, 0).filter((card) => !plan.cards.includes(card));
  const cards = [...plan.cards, ...others].slice(0, 2);
  return cards.length < 2 ? plan : { ...plan, type: "discard", to: 0, cards };
}

export const FREEZING = { ...CREWS, ...CLIMBERS, lookout } as const;
