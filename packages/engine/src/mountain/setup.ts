/** ASC 3: the first player, the Bridges dealt first, the piles and the opening hands. */
import type { ClauseId } from "../clauses";
import type { Chapter, Game, Step } from "../kernel/chapter";
import { drawUp } from "../kernel/drawing";
import {
  DAWN,
  type FurnitureTerms,
  furniturePieces,
  furniturePlaces,
  HELM,
  kind,
  seatAt,
  spot,
  stagePlace,
} from "../kernel/furniture";
import { seatsFrom } from "../kernel/seat-order";
import { cardsAt, countAt, ofSeat, type Seat, UNSEEN } from "../kernel/table";
import { BOX, boxCards } from "./cards";

const box = spot(BOX);
const deck = spot("deck");
const ashore = spot("ashore");
const bridges = kind("bridge");

/** What differs between a crew and a solo player. */
export interface Basics extends Omit<FurnitureTerms, "settles"> {
  /** The clause that decides which seat begins. */
  readonly first: ClauseId;
}

function choosingFirst(clause: ClauseId): Step {
  return {
    name: "first",
    clause,
    rank: 1,
    when: "deal",
    due: (table) => countAt(table, ashore(table)) > 0,
    runs: (game) => {
      const { rulebook } = game.table;
      const first = game.fate.number("first", rulebook.seats);
      game.emit(rulebook.turn.marker, ashore(game.table), stagePlace(rulebook, DAWN, first), clause);
    },
  };
}

const dealing: Step = {
  name: "deal",
  clause: "A.setup.deck",
  rank: 3,
  when: "deal",
  due: (table) => countAt(table, box(table)) > 0,
  runs: (game) => {
    const { table, fate } = game;
    const { piles } = table.rulebook;
    for (const card of cardsAt(table, box(table))) game.emit(card, box(table), deck(table), "A.setup.deck");
    const heights = pileHeights(game, countAt(table, deck(table)));
    for (let height = 0; countAt(table, deck(table)) > 0; height++) {
      for (const seat of seatsFrom(table, seatAt(table, DAWN))) {
        if (height >= (heights[seat] ?? 0)) continue;
        game.emit(fate.next(table, deck(table)), deck(table), ofSeat(piles, seat), "A.setup.deck");
      }
    }
  },
};

/** The first player has one of the larger piles; which others do is random. */
function pileHeights({ table, fate }: Game, cards: number): readonly number[] {
  const { seats } = table.rulebook;
  const [first = 0, ...others] = seatsFrom(table, seatAt(table, DAWN));
  const larger: Seat[] = [first];
  while (larger.length < cards % seats) {
    larger.push(...others.splice(fate.number(`larger ${larger.length}`, others.length), 1));
  }
  const least = Math.floor(cards / seats);
  return table.rulebook.piles.map((_pile, seat) =>
    cards % seats > 0 && larger.includes(seat) ? least + 1 : least,
  );
}

const opening: Step = {
  name: "opening",
  clause: "A.setup.hand",
  rank: 5,
  when: "deal",
  due: (table) => seatAt(table, DAWN) >= 0,
  runs: (game) => {
    const { table } = game;
    const { rulebook } = table;
    const first = seatAt(table, DAWN);
    for (const seat of seatsFrom(table, first)) if (!drawUp(game, seat, "A.setup.hand")) return;
    const dawn = stagePlace(rulebook, DAWN, first);
    game.emit(rulebook.turn.marker, dawn, stagePlace(rulebook, HELM, first), "A.setup.hand");
  },
};

export function setup(basics: Basics): Chapter<"pieces" | "places" | "steps"> {
  return {
    pieces: [...boxCards(), ...furniturePieces()],
    places: [
      ...furniturePlaces({ ...basics, settles: false }),
      { name: BOX, sort: 61, sight: "all", holds: "cards", most: null, source: true },
    ],
    steps: [choosingFirst(basics.first), dealing, opening],
  };
}

/** ASC 3.2: one Bridge for player 2, and another for player 4 where there is one, counted from the first player. */
export const bridgesToBeginWith: Chapter<"steps"> = {
  steps: [
    {
      name: "bridges",
      clause: "A.setup.bridges",
      rank: 2,
      when: "deal",
      due: (table) =>
        seatAt(table, DAWN) >= 0 &&
        countAt(table, box(table)) === table.rulebook.pieces.filter(({ starts }) => starts === BOX).length,
      runs: (game) => {
        const { table } = game;
        const { hands } = table.rulebook;
        const [, second, , fourth] = seatsFrom(table, seatAt(table, DAWN));
        for (const [index, seat] of [second, fourth].entries()) {
          if (seat === undefined) continue;
          const bridge = bridges(table)[index] ?? UNSEEN;
          game.emit(bridge, box(table), ofSeat(hands, seat), "A.setup.bridges");
        }
      },
    },
  ],
};
