/** Law 7, no limbo: somebody who can act is asked, or the game is over and says why. */
import { due, legalActs, outcome } from "../../src/index";
import { must } from "../support/must";
import { offersOf, stepOffersOf } from "../support/playing";
import type { Law } from "./law";

export const limbo: Law = {
  name: "law 7, no limbo",
  watch({ rulebook }) {
    const seats = [...rulebook.hands.keys()];
    return {
      at(table) {
        const { step, seats: asked } = due(table);
        if (outcome(table) === "playing") {
          must(step !== "over" && asked.length > 0, () => "nobody is asked");
          // A seat that is asked to act and has no legal act waits for somebody who can still help, or has lost. In every other
          // step an act for any time is no answer: the step would ask for ever.
          const helped = (): boolean => step === "act" && offersOf(table).length > 0;
          for (const seat of asked)
            must(
              stepOffersOf(table, seat).length > 0 || helped(),
              () => `seat ${seat + 1} is asked (${step}) and nobody can act`,
            );
        } else {
          must(step === "over" && asked.length === 0, () => "somebody is asked after the end");
          for (const seat of seats)
            must(legalActs(table, seat).length === 0, () => `seat ${seat + 1} may act after the end`);
        }
      },
      ended(last, played) {
        must(outcome(last) !== "playing", () => "the game does not end");
        const fact = played.at(-1)?.facts.at(-1);
        const ends = [rulebook.place("won"), rulebook.place("lost")];
        must(fact !== undefined && ends.includes(fact.to), () => "nothing says why the game is over");
        // A module may end a game by a rule of its own.
        must(
          fact !== undefined && rulebook.enforced.has(fact.clause),
          () => `the game is over by ${fact?.clause}, which is not in force`,
        );
      },
    };
  },
};
