/** Law 4, order: in whatever order the chapters come, numbering, verdicts, offers and play are the same. */
import { isDeepStrictEqual } from "node:util";
import { everyAscent } from "../../src/in-part/mountain";
import { seaRulesFor } from "../../src/in-part/sea";
import { enact, judge, legalActs, type Options, type Rulebook, type Table, writeAct } from "../../src/index";
import { copyTable } from "../../src/kernel/table";
import { mountainChapters, mountainRulebook } from "../../src/mountain/rulebook";
import { seaChapters, seaRulebook } from "../../src/sea/rulebook";
import type { Chance } from "../support/chance";
import { must } from "../support/must";
import { sameBytes, sameFacts, sameVerdict } from "../support/same";
import type { Law } from "./law";

export const order: Law = {
  name: "law 4, order",
  watch({ options, rulebook, luck, start, fate }) {
    const shuffled = shuffledRulebook(options, luck);
    must(isDeepStrictEqual(numbering(shuffled), numbering(rulebook)), () => "other numbers");
    const seats = [...rulebook.hands.keys()];
    let table: Table = { ...copyTable(start), rulebook: shuffled };
    return {
      at(other) {
        must(sameBytes(table, other), () => "another table");
        if (!luck.once(15)) return;
        // The order of the types of acts does not matter.
        const offers = (on: Table): string[] =>
          seats
            .flatMap((seat) => legalActs(on, seat).map((act) => `${seat} ${writeAct(rulebook, act)}`))
            .sort();
        must(isDeepStrictEqual(offers(table), offers(other)), () => "other offers");
      },
      tried(_other, act, verdict) {
        must(sameVerdict(judge(table, act), verdict), () => `judged otherwise: ${writeAct(rulebook, act)}`);
      },
      played({ act, facts }) {
        const enacted = enact(table, act, fate);
        must(enacted.ok && sameFacts(enacted.value.facts, facts), () => "other facts");
        table = enacted.value.table;
      },
    };
  },
};

function shuffledRulebook(options: Options, luck: Chance): Rulebook {
  return options.game === "sea"
    ? seaRulebook(options, seaRulesFor(options), luck.shuffled(seaChapters(options, seaRulesFor(options))))
    : mountainRulebook(options, everyAscent, luck.shuffled(mountainChapters(options, everyAscent)));
}

function numbering(rulebook: Rulebook): unknown {
  return {
    pieces: rulebook.pieces.map(({ name, starts }) => `${name}@${starts}`),
    places: rulebook.places.map(
      ({ name, sight, region }) => `${name} ${JSON.stringify(sight)} ${region ?? ""}`,
    ),
    steps: rulebook.steps.map(({ name, clause }) => `${name} ${clause}`),
    rules: rulebook.acts
      .map(({ spec, rules }) => `${spec.type}: ${rules.map(({ clause }) => clause).join()}`)
      .sort(),
    follows: rulebook.follows.map((follows) => follows.map(({ clause }) => clause)),
    regions: [...rulebook.regionOf],
    enforced: [...rulebook.enforced].sort(),
  };
}
