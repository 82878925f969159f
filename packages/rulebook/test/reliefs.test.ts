/** A card that a rule makes free is shown with that rule, not with the one that would have charged for it. */
import { judge, readAct, readPosition, type Verdict } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../src/examples";
import { LANGUAGES } from "../src/language";
import { verdictText } from "../src/verdict";
import { askedWith } from "./support/parts";

/** Every verdict that the examples of the book ask for, except after other acts. */
function* verdicts(): Generator<Verdict> {
  for (const example of EXAMPLES) {
    if (!("tries" in example)) continue;
    const read = readPosition(example.position);
    if (!read.ok) throw new Error(`${example.position}: ${JSON.stringify(read.error)}`);
    for (const { act, before } of example.tries ?? []) {
      if (before !== undefined) continue;
      const [seat = "", words = ""] = act.split(/: (.*)/);
      const tried = readAct(read.value.rulebook, words, Number(seat) - 1);
      if (!tried.ok) throw new Error(`${act}: ${JSON.stringify(tried.error)}`);
      yield judge(read.value, tried.value);
    }
  }
}

const ALLOWED = [...verdicts()].filter(({ allowed }) => allowed === "yes");
const RELIEFS = [...askedWith(({ chapters }) => chapters).reliefs];

const isFreedBy = ({ findings }: Verdict, clause: string): boolean =>
  findings.some((finding) => finding.with.by === clause);

it("is so of some rule", () => {
  expect(RELIEFS).toContain("T.arch.pillars");
});

describe.each(RELIEFS)("%s", (clause) => {
  const freed = ALLOWED.filter((verdict) => isFreedBy(verdict, clause));

  it("makes a card free in an example", () => {
    expect(freed).not.toEqual([]);
  });

  it.each(LANGUAGES)("is the rule that the verdict is shown with, and says why, in %s", (language) => {
    for (const verdict of freed) {
      const text = verdictText(verdict, {}, language);
      expect([text.clause, text.tone]).toEqual([clause, "free"]);
      expect(text.note).not.toBeUndefined();
    }
  });
});
