/** The replies to questions about many tables: the lobby, deals, days, the log book. */
import type { Pace } from "../pace";
import type { Figures, KnownView, SeatView, Status } from "./view";

/** The answer to `lobby.list`. */
export interface LobbyView {
  readonly open: readonly LobbyTable[];
  readonly playing: readonly LobbyTable[];
}

/** A public table. */
export interface LobbyTable {
  readonly id: string;
  readonly code: string;
  readonly pace: Pace;
  readonly openedAt: string;
  /** One for each seat; null where it is free. */
  readonly seats: readonly (SeatView | null)[];
  /** Set where somebody may already know the cards. */
  readonly known?: Pick<KnownView, "since">;
}

/** The answer to `deal.results`: how crews have done with a deal. */
export interface DealView {
  readonly deal: string;
  readonly code: string;
  readonly results: readonly CrewResult[];
}

interface CrewResult {
  readonly table: string;
  readonly status: Status;
  readonly figures: Figures | null;
  readonly counted: boolean;
  readonly at: string;
}

/** The answer to `daily.month`: the asker's own daily games of a month. */
export interface DailyMonth {
  /** The current day on the server, the same for everybody. */
  readonly today: string;
  readonly first: string;
  readonly games: readonly DailyGame[];
  /** How hard today's deals are, from 1 to 5, by option code, where that is known. */
  readonly grades: Readonly<Record<string, number>>;
}

/** The answer to `deal.grades`. */
export interface GradesReady {
  /** Whether deals of this set have grades. */
  readonly graded: boolean;
  /** The grades for which a deal is ready to be played. */
  readonly ready: readonly number[];
}

interface DailyGame {
  readonly day: string;
  readonly code: string;
  readonly table: string;
  readonly status: Status;
  readonly counted: boolean;
  readonly figures: Figures | null;
}

/** The answer to `daily.standing`: how crews did on a day, for those who have played it, or for all once it is over. */
export interface DailyStanding {
  readonly played: number;
  readonly won: number;
  /** How many cards each winning crew had to spare, in rising order. */
  readonly spare: readonly number[];
}

/** The answer to `me.logbook`. */
export interface LogBookPage {
  readonly games: readonly LoggedGame[];
  /** The cursor of the next page; null where there is none. */
  readonly next: string | null;
}

interface LoggedGame {
  /** Set where the quiet crew played along; then the game is nobody's result. */
  readonly crew?: true;
  readonly table: string;
  readonly code: string;
  readonly status: Status;
  readonly at: string;
  readonly names: readonly string[];
  readonly deal: string | null;
  readonly daily: string | null;
  readonly counted: boolean;
  readonly figures: Figures | null;
}
