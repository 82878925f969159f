/** What the page for other programs lists by hand; a test compares it with what exists. */

/** A question for the command line as it runs from a checkout, with the first line of its output. */
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
