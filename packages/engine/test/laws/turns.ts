/**
 * Law 10, turns: the acts that end the action of a turn are those that declare it, so that every rule about turns covers
 * them all; a rule names only acts of its own chapter, and refers to others by their traits.
 */
import type { Scope } from "../../src/index";
import { must } from "../support/must";
import type { Law } from "./law";

const isOfActions = (on: Scope): boolean =>
  on === "action" || (typeof on !== "string" && "but" in on && on.trait === "action");

export const turns: Law = {
  name: "law 10, turns",
  watch({ rulebook }) {
    for (const { acts = [], rules = [], levies = [], reliefs = [], hindrances = [] } of rulebook.chapters) {
      const own = acts.map(({ type }) => type);
      for (const { clause, on } of [...rules, ...levies, ...reliefs, ...hindrances]) {
        const named = typeof on === "string" ? [] : "but" in on ? on.but : on;
        const foreign = named.filter((type) => !own.includes(type));
        must(foreign.length === 0, () => `${clause} names ${foreign.join()}, which another chapter brings`);
      }
    }
    const { turn } = rulebook;
    // Rules on whose turn it is and whether the game is over apply to every act; rules that bind a turn, to every action.
    const ofTurns = rulebook.chapters.flatMap(({ rules = [] }) =>
      rules.filter(({ on }) => on === "every" || isOfActions(on)),
    );
    for (const { spec, rules } of rulebook.acts) {
      const isAction = spec.traits?.includes("action") === true;
      for (const { clause, on, rank } of ofTurns) {
        const isLeftOut = typeof on !== "string" && "but" in on && on.but.includes(spec.type);
        const should = on === "every" || (isAction && !isLeftOut);
        const is = rules.some((rule) => rule.clause === clause && rule.on === on && rule.rank === rank);
        must(is === should, () => `${spec.type} is ${is ? "" : "not "}held to ${clause}`);
      }
      must(
        rules.some(({ about }) => about === "turn"),
        () => `${spec.type} is not asked whose turn it is`,
      );
      const isOverFirst = rules[0]?.on === "every" && rules[0].rank === 0;
      must(isOverFirst, () => `${spec.type} is not asked first whether the game is over`);
    }
    const isHelm = (place: number): boolean => place >= turn.helm && place < turn.helm + rulebook.seats;
    return {
      played({ act, facts }) {
        const [first] = facts.filter(({ piece }) => piece === turn.marker);
        const ends = first !== undefined && isHelm(first.from) && rulebook.placeName(first.to) !== "lost";
        const says = rulebook.actOf[act.type]?.spec.traits?.includes("action") === true;
        must(!ends || says, () => `${act.type} ends an action and does not say so`);
        const hindered = rulebook.actOf[act.type]?.hindrances.length !== 0;
        must(!says || ends || hindered, () => `${act.type} says it is an action and ends none`);
      },
    };
  },
};
