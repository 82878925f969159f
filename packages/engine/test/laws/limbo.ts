/** Law 7, no limbo: somebody who can act is asked, or the game is over and says why. */
import { due, legalActs, outcome } from "../../src/index";
import { must } from "../support/must";
import type { Law } from "./law";

const ENDS = /^(T\.end\.(win|lose)|T\.duel\.end|A\.end\.(win|lose))$/;

export const limbo: Law = {
  name: "law 7, no limbo",
  watch({ rulebook }) {
    const seats = [...rulebook.hands.keys()];
    return {
      at(table) {
        const { step, seats: asked } = due(table);
        if (outcome(table) === "playing") {
          must(step !== "over" && asked.length > 0, () => "nobody is asked");
          // A seat that is asked to act and has no legal act waits for somebody who can still help, or has lost.
          const helped = (): boolean =>
            step === "act" && seats.some((seat) => legalActs(table, seat).length > 0);
          for (const seat of asked)
            must(
              legalActs(table, seat).length > 0 || helped(),
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
        const clause = played.at(-1)?.facts.at(-1)?.clause ?? "";
        must(ENDS.test(clause), () => `the game is over by ${clause}`);
      },
    };
  },
};
