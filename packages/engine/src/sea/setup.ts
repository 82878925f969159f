/** EN 3, FR 3: shuffling, dealing, opening hands and the first player. EN 7.1: Islands taken out unseen. */
import type { Chapter, Game, PieceSpec, Step } from "../kernel/chapter";
import { drawUp, needsCards } from "../kernel/drawing";
import {
  DAWN,
  furniturePieces,
  furniturePlaces,
  HELM,
  seatAt,
  spot,
  spots,
  stagePlace,
} from "../kernel/furniture";
import { seatsFrom } from "../kernel/seat-order";
import { cardsAt, countAt, ofSeat, type Seat, UNSEEN } from "../kernel/table";
import { HIGHEST_ISLAND } from "./islands";

const islands = spot("islands");
const deck = spot("deck");
const aside = spot("aside");
const ashore = spot("ashore");
const removedPlace = spot("removed");
const piles = spots("pile");
const sealed = spots("sealed");

/** How many copies of each special card the box holds. */
const COPIES = 5;

/** What is in the box of an option set, besides the Islands. */
export interface BoxTerms {
  readonly seats: number;
  /** Islands taken out unseen. */
  readonly removed: number;
  /** Whether Start cards are used: one for each player is shuffled in. */
  readonly starts: boolean;
  readonly finishes: boolean;
  /** Whether all share one deck, from which hands are dealt in another way. */
  readonly sharedDeck: boolean;
}

function boxPieces({ seats, starts, finishes }: BoxTerms): PieceSpec[] {
  const islandCards = Array.from({ length: HIGHEST_ISLAND }, (_, index): PieceSpec => {
    const number = index + 1;
    return { name: String(number), sort: number, starts: "islands" };
  });
  const copies = (name: string, sort: number, starts: (copy: number) => string): PieceSpec[] =>
    Array.from({ length: COPIES }, (_, copy) => ({ name, sort, starts: starts(copy) }));
  const seals = Array.from({ length: seats }, (_, seat): PieceSpec => {
    return { name: `seal:${seat + 1}`, sort: 3, starts: `sealed:${seat + 1}`, token: "books", usedUp: true };
  });
  return [
    ...islandCards,
    ...(starts ? copies("start", 81, (copy) => (copy < seats ? "starts" : "gone")) : []),
    ...(finishes ? copies("finish", 82, () => "aside") : []),
    ...seals,
    ...furniturePieces(),
  ];
}

/** Takes Islands out of the box before anything is shuffled together; nobody learns which. */
function removing(removed: number): Step {
  return {
    name: "remove",
    clause: "T.setup.remove",
    rank: 0,
    when: "deal",
    due: (table) => countAt(table, islands(table)) > 0 && countAt(table, removedPlace(table)) < removed,
    runs: (game) => {
      const { table, fate } = game;
      game.emit(fate.next(table, islands(table)), islands(table), removedPlace(table), "T.setup.remove");
    },
  };
}

const dealing = ({ sharedDeck }: BoxTerms): Step => ({
  name: "deal",
  clause: "T.setup.deck",
  rank: 1,
  when: "deal",
  due: (table) => countAt(table, islands(table)) > 0,
  runs: (game) => {
    const { table, fate } = game;
    const { seats } = table.rulebook;
    for (const place of [islands(table), aside(table)]) {
      for (const card of cardsAt(table, place)) game.emit(card, place, deck(table), "T.setup.deck");
    }
    if (sharedDeck) return;
    for (let seat = fate.number("deal", seats); countAt(table, deck(table)) > 0; seat = (seat + 1) % seats) {
      game.emit(fate.next(table, deck(table)), deck(table), piles(table, seat), "T.setup.deck");
    }
  },
});

/** The first player is one of those with the fewest cards. */
const choosingFirst: Step = {
  name: "first",
  clause: "T.setup.first",
  rank: 2,
  when: "deal",
  due: (table) => countAt(table, ashore(table)) > 0,
  runs: (game) => {
    const { rulebook } = game.table;
    const heights = rulebook.piles.map((pile) => countAt(game.table, pile));
    const fewest = heights.flatMap((height, seat) => (height === Math.min(...heights) ? [seat] : []));
    const first = fewest[game.fate.number("first", fewest.length)] as Seat;
    game.emit(rulebook.turn.marker, ashore(game.table), stagePlace(rulebook, DAWN, first), "T.setup.first");
  },
};

const starts = spot("starts");

const opening: Step = {
  name: "opening",
  clause: "T.setup.hand",
  rank: 4,
  when: "deal",
  due: (table) => {
    const first = seatAt(table, DAWN);
    if (first < 0) return false;
    return seatsFrom(table, first).some((seat) => needsCards(table, seat));
  },
  runs: (game) => {
    for (const seat of seatsFrom(game.table, seatAt(game.table, DAWN)))
      if (!drawUp(game, seat, "T.setup.hand")) return;
  },
};

/** One Start is shuffled into each draw pile, and the first turn begins. */
const mixing: Step = {
  name: "mix",
  clause: "T.setup.hand",
  rank: 5,
  when: "deal",
  due: (table) => seatAt(table, DAWN) >= 0,
  runs: (game) => {
    const { table } = game;
    const { rulebook } = table;
    cardsAt(table, starts(table)).forEach((card, seat) => {
      game.emit(card, starts(table), piles(table, seat), "T.setup.hand");
    });
    const first = seatAt(table, DAWN);
    const from = stagePlace(rulebook, DAWN, first);
    game.emit(rulebook.turn.marker, from, stagePlace(rulebook, HELM, first), "T.setup.first");
  },
};

/** Whether a seat has drawn nothing since its opening hand, so that it cannot hold a Start. */
export function handIsSealed(table: Game["table"], seat: Seat): boolean {
  return countAt(table, sealed(table, seat)) > 0;
}

export function setup(terms: BoxTerms): Chapter<"pieces" | "places" | "follows" | "steps"> {
  const { seats, removed } = terms;
  return {
    pieces: boxPieces(terms),
    places: [
      ...furniturePlaces({ seats, settles: terms.starts }),
      ...Array.from({ length: seats }, (_, seat) => {
        return { name: `sealed:${seat + 1}`, sort: 60, sight: "all" as const, holds: ["seal"], most: 1 };
      }),
      {
        name: "islands",
        sort: 61,
        sight: "none",
        holds: "cards",
        most: null,
        region: "islands",
        source: true,
      },
      { name: "removed", sort: 62, sight: "none", holds: "cards", most: null },
      { name: "aside", sort: 63, sight: "all", holds: "cards", most: null, source: true },
      { name: "starts", sort: 64, sight: "all", holds: "cards", most: null, source: true },
    ],
    follows: [
      {
        clause: "T.setup.hand",
        onto: (place) => place.name.startsWith("hand:"),
        does: (game, fact) => {
          const { table } = game;
          const seat = fact.to - ofSeat(table.rulebook.hands, 0);
          const seal = sealed(table, seat);
          if (countAt(table, seal) === 0 || seatAt(table, DAWN) >= 0) return;
          game.emit(cardsAt(table, seal)[0] ?? UNSEEN, seal, table.rulebook.place("gone"), "T.setup.hand");
        },
      },
    ],
    steps: [...(removed > 0 ? [removing(removed)] : []), dealing(terms), choosingFirst, opening, mixing],
  };
}
