/** Every way to choose Stormy Seas, none of it included: 72 subsets for each number of players. */
export const STORMY_CODES: readonly string[] = [1, 2, 3, 4, 5].flatMap((players) =>
  ["", " rocks", " rocks:auto"].flatMap((rocks) =>
    ["", " monsters3", " monsters4", " monsters5"].flatMap((monsters) =>
      ["", " storms"].flatMap((storms) =>
        ["", " wild1", " wild2"].map((wild) => `sea p${players}${rocks}${monsters}${storms}${wild}`),
      ),
    ),
  ),
);

/** A subset with some of what goes with any: Islands taken out, the strict ending, another Start for one. */
export function withSetting(code: string, turn: number): string {
  const removed = turn % 3 === 0 ? ` -${1 + (turn % 12)}` : "";
  const strict = turn % 4 === 1 ? " strict" : "";
  const solo = / p1/.test(code) && turn % 2 === 0 ? ` solo${4 + (turn % 4)}` : "";
  return code + removed + strict + solo;
}
