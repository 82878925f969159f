/** Seats as people see them: names, counts, and who must act now. */
import { countAt, due, type Seat, turnOf } from "@stillwater/engine";
import type { Live } from "@stillwater/table/session";
import type { Player } from "@stillwater/ui";
import type { StageScene } from "./useStage";

export interface SeatWords {
  readonly you: string;
  readonly here: string;
  /** Away, and since when (ISO 8601) if known. */
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
  // In a duel the two players draw from one deck.
  const shared = rulebook.leads !== null;
  const { step, seats } = due(table);
  // While a Start is settled everybody may act, but it is still one person's turn.
  const turn = step === "over" ? undefined : turnOf(table)?.seat;
  return names.map((name, seat): Player => {
    return {
      key: String(seat),
      name,
      ...(live.view.you === seat ? { suffix: words.you } : {}),
      ...(live.view.seats[seat]?.crew === undefined ? {} : { crew: true }),
      active: turn === seat,
      ...(shared ? {} : { pile: countAt(table, rulebook.piles[seat] ?? 0) }),
      hand: countAt(table, rulebook.hands[seat] ?? 0),
      discards: countAt(table, rulebook.discards[seat] ?? 0),
      presence: presenceOf(seat, seats.includes(seat) && turn === seat, live, words),
    };
  });
}

/** The text beside a name: whose turn it is, or who is present; undefined where presence is not tracked. */
function presenceOf(
  seat: Seat,
  isAsked: boolean,
  { view, presence, awaySince }: Live,
  words: SeatWords,
): string | undefined {
  const isMine = view.you === seat;
  if (isMine && isAsked) return words.yourTurn;
  // A table without a desk tracks no presence.
  if (presence.length === 0) return undefined;
  if (isMine) return words.here;
  const person = view.seats[seat];
  if (person === null) return words.free;
  if (presence[seat] !== "here") return words.away(awaySince[seat] ?? null);
  if (isAsked) return words.thinking;
  return person?.crew === undefined ? words.here : words.crew;
}
