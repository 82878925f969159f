/** The option sets whose strength is measured, as the rows of docs/strength.md. */
export interface Group {
  readonly title: string;
  readonly codes: readonly string[];
}

const PLAYERS = [1, 2, 3, 4, 5] as const;
const CREWS = [2, 3, 4, 5] as const;

const each = (game: string, players: readonly number[], words: string): string[] =>
  players.map((count) => `${game} p${count}${words ? ` ${words}` : ""}`);

export const GROUPS: readonly Group[] = [
  { title: "The sea", codes: each("sea", CREWS, "") },
  { title: "The sea, twelve Islands removed", codes: each("sea", CREWS, "-12") },
  { title: "The sea, alone", codes: ["sea p1", "sea p1 solo4", "sea p1 -12"] },
  { title: "The mountain", codes: each("mountain", CREWS, "") },
  { title: "The mountain, alone", codes: ["mountain p1", "mountain p1 ropes0"] },
  {
    title: "Stormy Seas",
    codes: [
      "rocks",
      "rocks:auto",
      "monsters3",
      "monsters5",
      "storms",
      "wild2",
      "rocks monsters3 storms wild2",
      "rocks:auto monsters5 storms wild1",
    ].flatMap((words) => each("sea", PLAYERS, words)),
  },
  {
    title: "Variants",
    codes: ["arch", "pyramid", "pyramid harder", "pyramid easier steps", "night"].flatMap((words) =>
      each("sea", PLAYERS, words),
    ),
  },
  {
    title: "Modules of the mountain",
    codes: ["green", "panoramas3", "panoramas5", "goats", "green panoramas3 goats"].flatMap((words) =>
      each("mountain", PLAYERS, words),
    ),
  },
];

export const DUEL = "sea p2 duel";
