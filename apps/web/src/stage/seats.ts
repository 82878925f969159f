/** Seats as people see them: names, counts, and who is asked for something now. */
import { countAt, due, turnOf } from "@stillwater/engine";
import type { Player } from "@stillwater/ui";
import type { StageScene } from "./useStage";

export interface SeatWords {
  readonly you: string;
  readonly here: string;
  /** Away, and since when (ISO 8601) where that is known. */
  readonly away: (since: string | null) => string;
  /** A seat of the quiet crew. */
  readonly crew: string;
  readonly thinking: string;
  readonly free: string;
  readonly yourTurn: string;
}

export function playersOf(
  { live, table, names }: Pick<StageScene, "live" | "table" | "names">,
  words: SeatWords,
): readonly Player[] {
  const { rulebook } = table;
  // Two who play against each other draw from one deck.
  const shared = rulebook.leads !== null;
  const { step, seats } = due(table);
  // While a Start is settled everybody is asked, but it is still one person's turn.
  const turn = step === "over" ? undefined : turnOf(table)?.seat;
  return names.map((name, seat): Player => {
    const mine = live.view.you === seat;
    const here = live.presence[seat] === "here";
    const asked = seats.includes(seat) && turn === seat;
    // At a table that no desk keeps nobody comes or goes.
    const still = live.presence.length === 0;
    return {
      key: String(seat),
      name,
      ...(mine ? { suffix: words.you } : {}),
      ...(live.view.seats[seat]?.crew === undefined ? {} : { crew: true }),
      active: turn === seat,
      ...(shared ? {} : { pile: countAt(table, rulebook.piles[seat] ?? 0) }),
      hand: countAt(table, rulebook.hands[seat] ?? 0),
      discards: countAt(table, rulebook.discards[seat] ?? 0),
      presence:
        mine && asked
          ? words.yourTurn
          : still
            ? undefined
            : mine
              ? words.here
              : live.view.seats[seat] === null
                ? words.free
                : !here
                  ? words.away(live.awaySince[seat] ?? null)
                  : asked
                    ? words.thinking
                    : live.view.seats[seat]?.crew === undefined
                      ? words.here
                      : words.crew,
    };
  });
}
