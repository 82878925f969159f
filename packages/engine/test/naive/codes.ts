/** All combinations of Stormy Seas modules (also none of them) and all settings of the base game, as codes. */
const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const PLAYERS = upTo(1, 5);

/** 72 subsets for each number of players. */
export const STORMY_CODES: readonly string[] = PLAYERS.flatMap((players) =>
  ["", " rocks", " rocks:auto"].flatMap((rocks) =>
    ["", " monsters3", " monsters4", " monsters5"].flatMap((monsters) =>
      ["", " storms"].flatMap((storms) =>
        ["", " wild1", " wild2"].map((wild) => `sea p${players}${rocks}${monsters}${storms}${wild}`),
      ),
    ),
  ),
);

/** All 260 option sets without any of these modules. */
export const BASE_CODES: readonly string[] = PLAYERS.flatMap((players) =>
  upTo(0, 12).flatMap((removed) =>
    ["", " strict"].flatMap((strict) =>
      (players === 1 ? ["", ...[4, 5, 6, 7, 9].map((solo) => ` solo${solo}`)] : [""]).map(
        (solo) => `sea p${players}${removed > 0 ? ` -${removed}` : ""}${strict}${solo}`,
      ),
    ),
  ),
);

/** A subset with some settings that go with any: Islands taken out, the strict ending, another Start cost in a solo game. */
export function withSetting(code: string, turn: number): string {
  const removed = turn % 3 === 0 ? ` -${1 + (turn % 12)}` : "";
  const strict = turn % 4 === 1 ? " strict" : "";
  const solo = / p1/.test(code) && turn % 2 === 0 ? ` solo${4 + (turn % 4)}` : "";
  return code + removed + strict + solo;
}
