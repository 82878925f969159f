/** The question that the page for other programs shows, and what is shown of its answer. A test asks it and compares. */

export const QUESTION = {
  setup: { options: "sea p2", cells: { r4c3: "45", r4c5: "52" }, berths: { start: "start" } },
  action: "47 r4c4",
  held: true,
  language: "en",
} as const;

/** What of the answer says most; the whole one has every rule that was looked at. */
export const ANSWER = {
  seat: 1,
  action: "47 r4c4",
  verdict: {
    allowed: "yes",
    price: 2,
    headline: "Yes — discard 2.",
    sum: "47 − 45 = 2",
    clause: "T.place.cost",
  },
  records: "yes",
  closes: [],
} as const;

/** A question for the command line as it runs from a checkout, with what it prints first. */
export const COMMAND =
  'npx tsx packages/rulebook/cli/stillwater.ts check "sea p2 | 10 . 20 . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=12,13,40 helm:1=turn" "12 r1c2 -13 -40"';

export const ADDRESSES = [
  ["POST", "/api/check", "check"],
  ["POST", "/api/check/card", "card"],
  ["POST", "/api/check/space", "space"],
  ["GET", "/api/clauses", "clauses"],
  ["GET", "/api/clauses/{id}", "clause"],
  ["GET", "/api/openapi.json", "openapi"],
] as const;
