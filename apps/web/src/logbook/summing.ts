/** Figures that teach, over many games: what was left, and what laying cards cost. No rating. */
import type { Figures, Status } from "@stillwater/table/session";

/** A finished game as far as sums need it. */
export interface Counted {
  readonly code: string;
  readonly status: Status;
  readonly figures: Figures | null;
  /** Set where the quiet crew played along. */
  readonly crew?: true;
}

/** The games that are people's own results: those with the quiet crew are not. */
export function countedOf<Game extends Counted>(games: readonly Game[]): readonly Game[] {
  return games.filter(({ crew }) => crew === undefined);
}

export interface Sums {
  readonly played: number;
  readonly won: number;
  /** Cards to spare at the end, the mean of the games that were won; null where none was. */
  readonly spare: number | null;
  /** Cards paid for each card laid; null where none was laid. */
  readonly cost: number | null;
  /** The share of cards laid that cost nothing. */
  readonly free: number | null;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of some games together. */
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

/** Games by what they were played with, and by how many; the most played first. */
export function gameGroupsOf<Game extends Counted>(
  games: readonly Game[],
): readonly (readonly [string, readonly Game[]])[] {
  const groups = new Map<string, Game[]>();
  for (const game of games) groups.set(game.code, [...(groups.get(game.code) ?? []), game]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
