/** Figures to learn from, over many games: cards left, and the cost of laying cards. No rating. */
import type { Figures, Status } from "@stillwater/table/session";

/** The parts of a finished game that the sums need. */
export interface Counted {
  readonly code: string;
  readonly status: Status;
  readonly figures: Figures | null;
  /** Set if the quiet crew took part. */
  readonly crew?: true;
}

/** The games that count as people's own results: not those with the quiet crew. */
export function countedOf<Game extends Counted>(games: readonly Game[]): readonly Game[] {
  return games.filter(({ crew }) => crew === undefined);
}

export interface Sums {
  readonly played: number;
  readonly won: number;
  /** The mean number of cards to spare at the end of won games; null if none was won. */
  readonly spare: number | null;
  /** Cards paid per card laid; null if none was laid. */
  readonly cost: number | null;
  /** The share of laid cards that cost nothing. */
  readonly free: number | null;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of several games together. */
export function sumsOf(games: readonly Counted[]): Sums {
  const all = games.flatMap(({ figures }) => figures ?? []);
  const placed = all.reduce((sum, one) => sum + one.placed, 0);
  const share = (value: (one: Figures) => number): number | null =>
    placed === 0 ? null : all.reduce((sum, one) => sum + value(one), 0) / placed;
  const won = games.filter(({ status }) => status === "won");
  return {
    played: games.length,
    won: won.length,
    spare: mean(won.flatMap(({ figures }) => figures?.spare ?? [])),
    cost: share(({ paid }) => paid),
    free: share(({ free }) => free),
  };
}

/** Games grouped by their options and number of players; the most played first. */
export function gameGroupsOf<Game extends Counted>(
  games: readonly Game[],
): readonly (readonly [string, readonly Game[]])[] {
  const groups = new Map<string, Game[]>();
  for (const game of games) groups.set(game.code, [...(groups.get(game.code) ?? []), game]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
