/**
 * The same base game for boardgame.io 0.50.2, written the way its documentation does: turns, a stage for the Start,
 * events, moves that validate. The list of legal moves is a plain one-pass function, so that our own code does not slow
 * the peer down.
 */

import { createRequire } from "node:module";
import type { Ctx, Game, State } from "boardgame.io";
import type * as Internal from "boardgame.io/internal";
import { chooser, type Deal, type Ending, SEATS, splitOf } from "./game";

// The entry points of its package are folders, which only CommonJS resolves.
const { CreateGameReducer, InitializeGame }: typeof Internal = createRequire(import.meta.url)(
  "boardgame.io/internal",
);

const CELLS = 36;
const HAND = 5;
const EIGHT = 8;
const isIsland = (card: number): boolean => card <= 80;
const isStart = (card: number): boolean => card > 80 && card <= 85;
const isFinish = (card: number): boolean => card > 85;
const INVALID = "INVALID_MOVE";

interface Sea {
  grid: number[];
  hands: number[][];
  piles: number[][];
  discards: number[];
  startLaid: boolean;
  finished: boolean;
  dials: (number | null)[];
  agreed: boolean[];
  owed: number[];
}

interface MoveInput {
  readonly G: Sea;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly events: {
    endTurn(): void;
    endGame(result: string): void;
    setActivePlayers(players: { all?: string; currentPlayer?: string }): void;
  };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const list = (of: number[][], seat: number): number[] => of[seat] ?? [];

function remove(hand: number[], card: number): boolean {
  const index = hand.indexOf(card);
  if (index < 0) return false;
  hand.splice(index, 1);
  return true;
}

function priceAt(grid: readonly number[], cell: number, card: number): number {
  const left = cell > 0 ? (grid[cell - 1] ?? 0) : 0;
  const right = cell < CELLS - 1 ? (grid[cell + 1] ?? 0) : 0;
  const toLeft = left === 0 ? 99 : card - left;
  const toRight = right === 0 ? 99 : right - card;
  const least = Math.min(toLeft, toRight);
  return least === 99 ? 0 : least;
}

function fits(grid: readonly number[], cell: number, card: number): boolean {
  if (grid[cell] !== 0) return false;
  return grid.every((other, index) => other === 0 || (index < cell ? other < card : other > card));
}

function draw(G: Sea, seat: number, limit: number): void {
  const hand = list(G.hands, seat);
  const pile = list(G.piles, seat);
  while (hand.length < limit && pile.length > 0) hand.push(pile.shift() ?? 0);
}

function pay(G: Sea, seat: number, cards: readonly number[]): boolean {
  const hand = list(G.hands, seat);
  for (const card of cards) if (!remove(hand, card)) return false;
  G.discards[seat] = (G.discards[seat] ?? 0) + cards.length;
  return true;
}

/** One entry in the list of legal moves. */
export interface PeerMove {
  readonly type: "discard" | "lay" | "start" | "finish";
  readonly card: number;
  readonly cell: number;
  readonly price: number;
}

const payable = (G: Sea): boolean => {
  const total = range(SEATS).reduce((sum, seat) => {
    return sum + list(G.hands, seat).length + Math.min(2, list(G.piles, seat).length);
  }, -1);
  return total >= EIGHT;
};

/** Every legal move of a seat, in the order in which the engine under test lists them. */
export function legalMoves(G: Sea, seat: number): PeerMove[] {
  const hand = [...list(G.hands, seat)].sort((a, b) => a - b);
  const moves: PeerMove[] = [];
  const held = hand.find(isStart);
  const forced = held !== undefined && !G.startLaid && payable(G);
  if (forced) return [{ type: "start", card: held, cell: 0, price: 0 }];
  if (hand.length >= 2) moves.push({ type: "discard", card: 0, cell: 0, price: 2 });
  for (const card of hand) {
    if (!isIsland(card)) continue;
    let first = 0;
    let last = CELLS - 1;
    for (let cell = 0; cell < CELLS; cell++) {
      const other = G.grid[cell] ?? 0;
      if (other !== 0 && other < card) first = cell + 1;
      if (other > card) {
        last = cell - 1;
        break;
      }
    }
    for (let cell = first; cell <= last; cell++) {
      const price = priceAt(G.grid, cell, card);
      if (price <= hand.length - 1) moves.push({ type: "lay", card, cell, price });
    }
  }
  const finish = hand.find(isFinish);
  if (finish !== undefined && G.startLaid && G.grid.every((card) => card !== 0)) {
    moves.push({ type: "finish", card: finish, cell: 0, price: 0 });
  }
  return moves;
}

function mayActFreely(G: Sea, seat: number): boolean {
  return G.startLaid || !list(G.hands, seat).some(isStart) || !payable(G);
}

function lay(
  { G, playerID, events }: MoveInput,
  card: number,
  cell: number,
  cards: readonly number[],
): string | undefined {
  const seat = Number(playerID);
  if (!mayActFreely(G, seat) || !isIsland(card) || !fits(G.grid, cell, card)) return INVALID;
  if (cards.length !== priceAt(G.grid, cell, card) || cards.includes(card)) return INVALID;
  if (!remove(list(G.hands, seat), card) || !pay(G, seat, cards)) return INVALID;
  G.grid[cell] = card;
  draw(G, seat, HAND);
  events.endTurn();
  return undefined;
}

function discard({ G, playerID, events }: MoveInput, cards: readonly number[]): string | undefined {
  const seat = Number(playerID);
  if (!mayActFreely(G, seat) || cards.length !== 2 || !pay(G, seat, cards)) return INVALID;
  draw(G, seat, HAND);
  events.endTurn();
  return undefined;
}

function start({ G, playerID, events }: MoveInput, card: number): string | undefined {
  const seat = Number(playerID);
  if (G.startLaid || !isStart(card) || !payable(G) || !remove(list(G.hands, seat), card)) return INVALID;
  G.startLaid = true;
  for (const each of range(SEATS)) draw(G, each, list(G.hands, each).length + 2);
  events.setActivePlayers({ all: "pledge" });
  return undefined;
}

function dial({ G, playerID }: MoveInput, count: number): string | undefined {
  const seat = Number(playerID);
  if (count > list(G.hands, seat).length) return INVALID;
  G.dials[seat] = count;
  G.agreed = range(SEATS).map(() => false);
  return undefined;
}

function agree({ G, playerID, events }: MoveInput, split: readonly number[]): string | undefined {
  if (split.reduce((sum, share) => sum + share, 0) !== EIGHT) return INVALID;
  if (split.some((share, seat) => G.dials[seat] !== share)) return INVALID;
  G.agreed[Number(playerID)] = true;
  if (G.agreed.every(Boolean)) {
    G.owed = [...split];
    events.setActivePlayers({ all: "give" });
  }
  return undefined;
}

function give({ G, ctx, playerID, events }: MoveInput, cards: readonly number[]): string | undefined {
  const seat = Number(playerID);
  if (cards.length !== G.owed[seat] || !pay(G, seat, cards)) return INVALID;
  G.owed[seat] = 0;
  if (G.owed.every((owed) => owed === 0)) {
    for (const each of range(SEATS)) draw(G, (Number(ctx.currentPlayer) + each) % SEATS, HAND);
    events.endTurn();
  }
  return undefined;
}

function finish({ G, playerID, events }: MoveInput, card: number): string | undefined {
  if (!isFinish(card) || !G.startLaid || G.grid.includes(0) || !remove(list(G.hands, Number(playerID)), card))
    return INVALID;
  G.finished = true;
  events.endGame("won");
  return undefined;
}

function seaGame(deal: Deal): Game<Sea> {
  const game = {
    setup: (): Sea => ({
      grid: range(CELLS).map(() => 0),
      hands: deal.hands.map((hand) => [...hand]),
      piles: deal.piles.map((pile) => [...pile]),
      discards: range(SEATS).map(() => 0),
      startLaid: false,
      finished: false,
      dials: range(SEATS).map(() => null),
      agreed: range(SEATS).map(() => false),
      owed: range(SEATS).map(() => 0),
    }),
    moves: { lay, discard, start, finish },
    turn: {
      order: {
        first: () => deal.first,
        next: ({ ctx }: { ctx: Ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
      },
      stages: { pledge: { moves: { dial, agree } }, give: { moves: { give } } },
    },
  };
  return game as unknown as Game<Sea>;
}

const action = (type: string, seat: number, args: readonly unknown[]) => ({
  type: "MAKE_MOVE" as const,
  payload: { type, args, playerID: String(seat) },
});

const lowest = (hand: readonly number[], count: number, beside: number): number[] =>
  [...hand]
    .sort((a, b) => a - b)
    .filter((card) => card !== beside)
    .slice(0, count);

/** A game ready to be timed: the reducer and the first state are made before the clock starts. */
export function preparePeer(
  deal: Deal,
): () => { reducer: (state: State, action: unknown) => State; state: State } {
  const game = seaGame(deal);
  const reducer = CreateGameReducer({ game }) as unknown as (state: State, action: unknown) => State;
  return () => ({ reducer, state: InitializeGame({ game, numPlayers: SEATS }) as State });
}

/** A game played to its end, before its result is read. */
export interface PeerOver {
  readonly state: State;
  readonly result: string;
  readonly acts: number;
}

/** Plays one deal to its end. */
export function playPeer(ready: ReturnType<ReturnType<typeof preparePeer>>, seed: number): PeerOver {
  const choose = chooser(seed);
  const { reducer } = ready;
  let { state } = ready;
  let acts = 0;
  const make = (type: string, seat: number, ...args: readonly unknown[]): void => {
    const before = state;
    state = reducer(state, action(type, seat, args));
    if (state === before || state._stateID === before._stateID) throw new Error(`The peer refused ${type}.`);
    acts++;
  };
  let result = "playing";
  while (result === "playing") {
    const G = state.G as Sea;
    const seat = Number(state.ctx.currentPlayer);
    const moves = legalMoves(G, seat);
    const move = moves[choose(Math.max(1, moves.length))];
    if (!move) {
      result = "lost";
      break;
    }
    const paid = lowest(list(G.hands, seat), move.price, move.card);
    if (move.type === "discard") make("discard", seat, paid);
    else if (move.type === "lay") make("lay", seat, move.card, move.cell, paid);
    else if (move.type === "finish") make("finish", seat, move.card);
    else {
      make("start", seat, move.card);
      const { hands } = state.G as Sea;
      const split = splitOf(list(hands, 0).length, list(hands, 1).length);
      for (const each of range(SEATS)) make("dial", each, split[each]);
      for (const each of range(SEATS)) make("agree", each, split);
      for (const each of range(SEATS)) make("give", each, lowest(list(hands, each), split[each] ?? 0, 0));
    }
    if ((state.G as Sea).finished) result = "won";
  }
  return { state, result, acts };
}

export function peerEndingOf({ state, result, acts }: PeerOver): Ending {
  const G = state.G as Sea;
  return { grid: G.grid, hands: G.hands.map((hand) => [...hand].sort((a, b) => a - b)), result, acts };
}
