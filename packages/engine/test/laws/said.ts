/**
 * Acts, steps and places do nothing that they do not declare. Other code relies on what they declare: rules on traits,
 * phones on whether each seat acts for itself, boards on where a card can be aimed.
 */
import {
  type Act,
  cardsAt,
  due,
  evolve,
  type Fact,
  legalActs,
  NOWHERE,
  namedPiece,
  namedPlace,
  outcome,
  type Rulebook,
  type Table,
  UNSEEN,
  writeFact,
} from "../../src/index";
import type { PieceSpec, Trait } from "../../src/kernel/chapter";
import { pendingPieces } from "../../src/kernel/table";
import { must } from "../support/must";
import type { Played } from "../support/playing";
import type { Law } from "./law";

export const said: Law = {
  name: "said",
  watch({ rulebook, luck, tally, dealt = [] }) {
    const calm = rulebook.steps.filter(({ when }) => when === "turn");
    const look = (table: Table): void => {
      if (pendingPieces(table) > 0) return;
      for (const step of calm) if (step.due(table)) tally.sees(`step ${step.name} of ${step.clause}`);
    };
    for (const { spec } of rulebook.acts) {
      const is = (trait: Trait): boolean => spec.traits?.includes(trait) === true;
      must(!is("wins") || is("action"), () => `${spec.type} wins and is no action of a turn`);
    }
    for (const fact of dealt) comes(rulebook, fact);
    for (const step of calm) tally.owes(`step ${step.name} of ${step.clause}`);
    for (const spec of rulebook.pieces.filter((one) => mayBeHeld(rulebook, one)))
      tally.owes(`hand with ${namedPiece(spec.name)?.kind}`);
    return {
      at(table) {
        for (const place of rulebook.hands)
          for (const card of cardsAt(table, place))
            tally.sees(`hand with ${namedPiece(rulebook.pieceName(card))?.kind}`);
      },
      tried(_table, act, { allowed }) {
        if (allowed === "yes") allows(rulebook, act);
      },
      played(played) {
        const { act, before, facts, after } = played;
        if (luck.once(8) || outcome(after) !== "playing") {
          let table = before;
          for (const fact of facts) {
            look(table);
            table = evolve(table, [fact]);
          }
        }
        const traits = rulebook.actOf[act.type]?.spec.traits ?? [];
        allows(rulebook, act);
        for (const trait of traitsOf(played))
          must(traits.includes(trait), () => `${act.type} ${trait} and does not say so`);
        for (const fact of facts) comes(rulebook, fact);
        const each = rulebook.actOf[act.type]?.spec.each === true;
        must(each || !isOfEach(played), () => `${act.type} is done by each seat, and does not say so`);
      },
    };
  },
};

/** Whether a piece may be in a hand: no token, and no card declared to be shown, unheld, apart or in a stack of its own. */
function mayBeHeld(rulebook: Rulebook, { name, token, shown, unheld, apart, starts }: PieceSpec): boolean {
  if (name === "?" || token || shown || unheld || apart) return false;
  return rulebook.places[rulebook.place(starts)]?.own !== true;
}

/** The traits that can be read off what an act did. */
function traitsOf({ before, act, facts, after }: Played): readonly Trait[] {
  const { rulebook } = before;
  const isCell = (place: number): boolean => rulebook.cells.includes(place);
  // A Bridge that is covered has not been taken off its place.
  const taken = facts.filter(
    ({ piece, from, to }) =>
      piece !== act.card &&
      isCell(from) &&
      from === act.to &&
      namedPlace(rulebook.placeName(to))?.kind !== "covered",
  );
  const own = facts.find(({ piece }) => act.card !== UNSEEN && piece === act.card);
  const found: Trait[] = [];
  if (own !== undefined && isCell(own.to)) found.push("aims");
  if (taken.length > 0) found.push("takes");
  if (taken.some(({ to }) => to === own?.to)) found.push("strikes");
  if (own !== undefined && rulebook.placeName(own.to) === "berth:start") found.push("starts");
  // A step of a module may win as well, whatever was done before it.
  const end = facts.at(-1);
  const byStep = rulebook.steps.some(({ clause, runs }) => runs !== undefined && clause === end?.clause);
  if (outcome(after) === "won" && !byStep && act.to !== NOWHERE && !isCell(act.to)) found.push("wins");
  return found;
}

/** Whether another seat was asked for the same act at the same time, and still is. */
function isOfEach({ before, act, after }: Played): boolean {
  const [was, now] = [due(before), due(after)];
  if (was.step !== now.step || before.rulebook.actOf[act.type]?.spec.during !== was.step) return false;
  const may = (table: Table, seat: number): boolean =>
    legalActs(table, seat).some(({ type }) => type === act.type);
  return was.seats.some(
    (seat) => seat !== act.seat && now.seats.includes(seat) && may(before, seat) && may(after, seat),
  );
}

/** Checks that an act gives cards only if it declares this, and that it is aimed only where it can be. */
function allows(rulebook: Rulebook, act: Act): void {
  const { traits, targets } = rulebook.actOf[act.type]?.spec ?? {};
  const gives = traits?.includes("gives") === true;
  must(gives || act.cards.length === 0, () => `${act.type} gives and does not say so`);
  const aims = act.to === NOWHERE || targets?.(rulebook, act.card).includes(act.to) === true;
  must(aims, () => `${act.type} is done where it cannot be aimed: ${rulebook.placeName(act.to)}`);
}

/** Checks that a card that comes to the grid or to a source comes from a source (`PlaceSpec.source`). */
function comes(rulebook: Rulebook, fact: Fact): void {
  const { piece, from, to } = fact;
  if (rulebook.pieces[piece]?.token || rulebook.cells.includes(from)) return;
  if (!rulebook.cells.includes(to) && rulebook.places[to]?.source !== true) return;
  must(
    rulebook.places[from]?.source === true,
    () => `no card comes from there: ${writeFact(rulebook, fact)}`,
  );
}
